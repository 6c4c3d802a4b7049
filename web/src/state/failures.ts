// What went wrong with a call, in words.
import { ApiFailure } from "../api/http.ts";
import { t, words, type Args } from "./i18n.svelte.ts";

export function failureWords(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) throw failure;
  if (failure.code === "unreachable") return t("page-server-away-text");
  if (failure.code === "bad_record") return recordWords(failure.params);
  const key = `error-${failure.code.replaceAll("_", "-")}`;
  return words.has(key) ? t(key, plainArgs(failure.params)) : t("page-something-wrong", { code: failure.code });
}

/** The first error of a record: where it is, and what the rules say against it. */
export function recordWords(params: ApiFailure["params"]): string {
  const inner = (params.params ?? {}) as unknown as ApiFailure["params"];
  const key = String(params.key);
  const sentence = words.has(key) ? t(key, plainArgs(inner)) : "";
  if (params.line === null) return sentence;
  return t("at-line", { line: Number(params.line), token: String(params.token), sentence });
}

function plainArgs(params: ApiFailure["params"]): Args {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]));
}
