// When a player may claim: the game waits for somebody who is gone, or everybody else has left.
import type { Cast } from "../state/story.ts";

/** From when on others may claim because of a seat, by the page's own clock. */
export type Claimable = ReadonlyMap<number, number>;

export interface Claims {
  /** Whom the game waits for, or one of those who have left; null while there is nothing to claim. */
  absent: number | null;
  /** They have left by their own will. */
  left: boolean;
  bot: boolean;
  win: boolean;
}

export function claimsAt(cast: Cast, mover: number | null, claimable: Claimable, now: number): Claims {
  const others = cast.seats.filter((seat) => !cast.mine.includes(seat.seat));
  const due = (seat: number): boolean => (claimable.get(seat) ?? Infinity) <= now;
  const gone = others.filter((seat) => seat.kind === "human" && (seat.away === "left" || due(seat.seat)));
  const waiting = gone.find((seat) => seat.seat === mover);
  const left = gone.length > 0 && gone.every((seat) => seat.away === "left");
  const playing = mover !== null && cast.mine.length > 0;
  const bot = playing && waiting?.away === null;
  const win = playing && gone.length === others.length && (left || waiting !== undefined);
  const absent = bot || win ? (waiting ?? gone[0])?.seat : undefined;
  return { absent: absent ?? null, left: left && absent !== undefined, bot, win };
}

/** Milliseconds until the next seat is due, or null if none will be. */
export function nextDue(claimable: Claimable, now: number): number | null {
  const waits = [...claimable.values()].map((due) => due - now).filter((wait) => wait > 0);
  return waits.length > 0 ? Math.min(...waits) : null;
}
