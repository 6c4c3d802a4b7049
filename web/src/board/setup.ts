// Pieces of a position moved about by hand. Whether the result can be is for the server to say.
import type { PlayerView, SpecialistLetter, View } from "../api/types.ts";

/** Where a tile may lie: on the grill face up or down, nowhere, or in a player's stack. */
export type Spot = "up" | "down" | "out" | number;

export function spotOf(view: View, tile: number): Spot {
  const laid = view.grill.find((candidate) => candidate.tile === tile);
  if (laid) return laid.up ? "up" : "down";
  return view.players.find((player) => player.stack.includes(tile))?.seat ?? "out";
}

/** The view with a tile moved; a specialist that stood on it is gone. */
export function moveTile(view: View, tile: number, worms: number, spot: Spot): View {
  const grill = view.grill.filter((laid) => laid.tile !== tile);
  if (spot === "up" || spot === "down") grill.push({ tile, worms, up: spot === "up", specialist: null });
  const players = view.players.map((player) => {
    const stack = player.stack.filter((owned) => owned !== tile);
    return { ...player, stack: player.seat === spot ? [...stack, tile] : stack };
  });
  return { ...view, grill: grill.sort((a, b) => a.tile - b.tile), players };
}

/** Where a specialist may be: gone, on a tile, or with a player. */
export type Post = "out" | `tile-${number}` | `seat-${number}`;

export function postOf(view: View, letter: SpecialistLetter): Post {
  const tile = view.grill.find((laid) => laid.specialist === letter)?.tile;
  if (tile !== undefined) return `tile-${tile}`;
  const seat = view.players.find((player) => player.specialist === letter)?.seat;
  return seat === undefined ? "out" : `seat-${seat}`;
}

export function movePost(view: View, letter: SpecialistLetter, post: Post): View {
  const [kind, number] = post.split("-");
  const place = <T extends { specialist: SpecialistLetter | null }>(holder: T, here: boolean): T => {
    if (here) return { ...holder, specialist: letter };
    return holder.specialist === letter ? { ...holder, specialist: null } : holder;
  };
  return {
    ...view,
    grill: view.grill.map((laid) => place(laid, kind === "tile" && laid.tile === Number(number))),
    players: view.players.map((player) => place(player, kind === "seat" && player.seat === Number(number))),
  };
}

/** The same table with more or fewer seats; what lay before those who leave goes back to the grill. */
export function seatPlayers(view: View, count: number, wormsOf: (tile: number) => number): View {
  let next = view;
  for (const player of view.players.slice(count)) for (const tile of player.stack) next = moveTile(next, tile, wormsOf(tile), "up");
  const added = Array.from({ length: Math.max(0, count - view.players.length) }, (_, index): PlayerView => ({ seat: view.players.length + index + 1, stack: [], worms: 0, grilled: 0, specialist: null }));
  const mover = next.mover === null ? null : Math.min(next.mover, count);
  return { ...next, players: [...next.players.slice(0, count), ...added], mover };
}

/** What the server is sent: the fields that were set. */
export function setupOf(view: View) {
  const { phase, kept, roll, golden, weasel_used, offered } = view.turn;
  return {
    grill: view.grill.map(({ tile, up, specialist }) => ({ tile, up, specialist })),
    players: view.players.map(({ stack, grilled, specialist }) => ({ stack, grilled, specialist })),
    reserve: view.reserve,
    mover: view.mover,
    turn: { phase, kept, roll, golden, weasel_used, offered },
  };
}
