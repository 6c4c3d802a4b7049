// What the coach lays over the table: on every tile the chance of getting it, on every choice what it is worth.
import type { TableInfo } from "../api/types.ts";
import type { Cast } from "../state/story.ts";

export type CoachMode = "off" | "odds" | "advice";
export const COACH_MODES: readonly CoachMode[] = ["off", "odds", "advice"];

/** What a choice is worth, ready to be shown. */
export interface Worth {
  /** A chance of winning, or worms to expect where only odds are wanted. */
  gain: string;
  kind: "win" | "worms";
  bust: string;
  /** Whether the coach would choose it, and says so. */
  best: boolean;
  /** The same for those who listen. */
  label: string;
}

export interface Overlay {
  /** By tile the chance of getting it. */
  tiles: ReadonlyMap<number, number>;
  /** The same after each choice. */
  after: ReadonlyMap<string, ReadonlyMap<number, number>>;
  worth: ReadonlyMap<string, Worth>;
}

/** Whether this device may ask the coach about the game: the table allows it to everybody, or nobody else plays. */
export function mayAsk(info: TableInfo | undefined, cast: Cast): boolean {
  if (!info || cast.mine.length === 0) return false;
  return info.coach || cast.seats.every((seat) => seat.kind === "bot" || cast.mine.includes(seat.seat));
}
