// Seats as somebody plans them before a table opens: people at this device, free seats for friends, bots.
import type { SeatRequest } from "../api/types.ts";
import { t } from "../state/i18n.svelte.ts";
import { settings } from "../state/settings.svelte.ts";

export type SeatKind = SeatRequest["kind"];

export interface PlannedSeat {
  /** Stays with the seat while it moves in the list. */
  id: number;
  kind: SeatKind;
  name: string;
  /** A bot's spec without its character. */
  level: string;
  /** Empty for a bot like any other. */
  character: string;
}

let made = 0;

export function planSeat(kind: SeatKind, more: Partial<PlannedSeat> = {}): PlannedSeat {
  return { kind, name: "", level: "", character: "", ...more, id: ++made };
}

/** Only champions have characters; the server says so of what it offers. */
export function takesCharacter(level: string): boolean {
  return level === "champion" || level.startsWith("champion:");
}

/** `champion:level=2,character=bold`. */
export function botSpec(level: string, character: string): string {
  if (!character || !takesCharacter(level)) return level;
  return `${level}${level.includes(":") ? "," : ":"}character=${character}`;
}

/** The level and the character of a spec. */
export function splitSpec(spec: string): { level: string; character: string } {
  const [level = spec, character = ""] = spec.split(/[,:]character=/);
  return { level, character };
}

export function requestFor(seats: readonly PlannedSeat[]): SeatRequest[] {
  return seats.map((seat, index) => {
    if (seat.kind === "bot") return { kind: "bot", bot: botSpec(seat.level, seat.character) };
    if (seat.kind === "open") return { kind: "open" };
    // The first person here is the one whose device this is.
    const avatar = seat === seats.find((other) => other.kind === "me") ? settings.avatar : null;
    return { kind: "me", name: seat.name.trim() || t("page-player-number", { number: index + 1 }), avatar };
  });
}

/** As many seats as wanted: further ones are like `another`, and those that go are the last that are not `me`. */
export function resize(seats: readonly PlannedSeat[], count: number, another: () => PlannedSeat): PlannedSeat[] {
  const sized = [...seats];
  while (sized.length < count) sized.push(another());
  while (sized.length > count) sized.splice(Math.max(sized.findLastIndex((seat) => seat.kind !== "me"), 1), 1);
  return sized;
}

/** One seat earlier in the order of play. */
export function moveEarlier(seats: readonly PlannedSeat[], index: number): PlannedSeat[] {
  const moved = [...seats];
  const [seat] = moved.splice(index, 1);
  if (seat) moved.splice(index - 1, 0, seat);
  return moved;
}
