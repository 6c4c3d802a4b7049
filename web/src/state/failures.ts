// What went wrong with a call, in words.
import { ApiFailure } from "../api/http.ts";
import { t, words, type Args } from "./i18n.svelte.ts";

export function failureWords(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) throw failure;
  if (failure.code === "unreachable") return t("page-server-away-text");
  const key = `error-${failure.code.replaceAll("_", "-")}`;
  return words.has(key) ? t(key, plainArgs(failure.params)) : t("page-something-wrong", { code: failure.code });
}

function plainArgs(params: ApiFailure["params"]): Args {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]));
}
