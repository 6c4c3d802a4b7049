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

/** What the game waits for, though nobody may claim yet. */
export interface Wait {
  seat: number;
  /** Whole seconds until a player may claim. */
  left: number;
}

export function waitAt(cast: Cast, mover: number | null, claimable: Claimable, now: number): Wait | null {
  const due = mover === null ? undefined : claimable.get(mover);
  const absent = cast.seats.find(({ seat, kind, away }) => seat === mover && kind === "human" && away === null);
  if (!absent || due === undefined || due <= now || cast.mine.length === 0 || cast.mine.includes(absent.seat)) return null;
  return { seat: absent.seat, left: Math.ceil((due - now) / 1000) };
}

/** Milliseconds until something else is to be shown: the next second of a wait, or a seat that is due; null if nothing will be. */
export function nextLook(claimable: Claimable, now: number): number | null {
  const waits = [...claimable.values()].map((due) => due - now).filter((wait) => wait > 0);
  return waits.length > 0 ? Math.min(...waits.map((wait) => wait % 1000 || 1000)) : null;
}
