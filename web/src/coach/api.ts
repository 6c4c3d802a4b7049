// Calls to the coach: hints at once, reviews and rollouts with their progress.
import { ApiFailure, get, identify, post, send } from "../api/http.ts";
import type { ErrorResponse, Progress } from "../api/types.ts";
import { words } from "../state/i18n.svelte.ts";
import type { Hint, Position, Review, Rollout } from "./types.ts";

export type { Progress };
export type OnProgress = (progress: Progress) => void;

type Line<T> = Progress | { result: T } | ErrorResponse;

/** A call whose answer takes a while: lines of progress, and at last the result. */
async function follow<T>(method: string, path: string, body: unknown, onprogress: OnProgress, signal: AbortSignal | null): Promise<T> {
  await identify();
  const response = await send(method, path, body, { headers: { accept: "application/x-ndjson" }, signal });
  for await (const line of linesOf(response)) {
    const message = JSON.parse(line) as Line<T>;
    if ("result" in message) return message.result;
    if ("error" in message) throw new ApiFailure(message.error);
    onprogress(message);
  }
  throw new ApiFailure({ code: "unreachable", params: {} });
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  // A server that goes away in the middle is one that cannot be reached.
  const read = async () => {
    try {
      return await reader?.read();
    } catch (error) {
      throw error instanceof TypeError ? new ApiFailure({ code: "unreachable", params: {} }) : error;
    }
  };
  let rest = "";
  for (let part = await read(); part && !part.done; part = await read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter((line) => line !== "");
  }
}

const lang = (): string => `lang=${words.locale}`;

export const coach = {
  /** Advice for the turn of somebody at this device. */
  hintInGame: async (game: string) => {
    await identify();
    return get<Hint>(`/games/${game}/hint?${lang()}`);
  },
  hint: (rules: string, position: string) => post<Hint>("/hints", { rules, position, lang: words.locale }),
  /** Any position with what may be done there. */
  position: (rules: string, position: string) => post<Position>("/positions", { rules, position }),
  reviewGame: (game: string, onprogress: OnProgress, signal: AbortSignal | null = null) =>
    follow<Review>("GET", `/games/${game}/review?${lang()}`, undefined, onprogress, signal),
  reviewRecord: (record: string, onprogress: OnProgress, signal: AbortSignal | null = null) =>
    follow<Review>("POST", "/reviews", { record, lang: words.locale }, onprogress, signal),
  /** Choices (all of them if none is named) played out; the signal ends the work on the server, too. */
  rollOut: (rules: string, position: string, actions: readonly string[], games: number, onprogress: OnProgress, signal: AbortSignal | null = null) =>
    follow<Rollout>("POST", "/rollouts", { rules, position, actions, games }, onprogress, signal),
};
