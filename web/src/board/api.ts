// Calls of the analysis board: any position shown, set up and moved on; the server knows the rules.
import { ApiFailure, post } from "../api/http.ts";
import type { Params, PositionRequest, ShownPosition } from "../api/types.ts";
import { t, words } from "../state/i18n.svelte.ts";
import { argsOf, type Cast } from "../state/story.ts";

export const positions = {
  show: (request: PositionRequest) => post<ShownPosition>("/positions", request),
  /** The address of a position's picture. */
  picture: (rules: string, position: string) => `/api/v1/positions/picture.svg?${new URLSearchParams({ rules, position, lang: words.locale })}`,
};

/** The address under which a position opens on this board. */
export function boardLink(rules: string, position: string): string {
  return `/analysis?${new URLSearchParams({ rules, position }).toString().replaceAll("+", "%20")}`;
}

interface Defect {
  key: string;
  params: Params;
}

/** Every defect of a position that was refused, in words; null if it was refused for another reason. */
export function defectsOf(failure: unknown, cast: Cast): string[] | null {
  if (!(failure instanceof ApiFailure) || failure.code !== "bad_position") return null;
  return (failure.params.problems as unknown as Defect[]).map(({ key, params }) => t(key, argsOf(params, cast)));
}
