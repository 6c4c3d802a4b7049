// What was remarkable about a game: steals, busts, and the turn from which the winner had the most worms.
import { TILE_WORMS } from "../api/figures.ts";
import type { Entry } from "../api/types.ts";
import { withoutTakebacks } from "./history.ts";

export interface Steal {
  seat: number;
  victim: number;
  tile: number;
}

export interface Loss {
  seat: number;
  tile: number;
}

export interface Highlights {
  /** By seat, from 1: index 0 is seat 1. */
  busts: number[];
  steals: number[];
  bestSteal: Steal | null;
  costliestBust: Loss | null;
  /** From this turn on the winner had the most worms; null where nobody else ever led. */
  leadKept: { turn: number; seat: number } | null;
}

const worth = (tile: number): number => TILE_WORMS[tile] ?? 0;

export function highlightsOf(log: readonly Entry[], seats: number, winner: number | null): Highlights {
  const found: Highlights = { busts: Array<number>(seats).fill(0), steals: Array<number>(seats).fill(0), bestSteal: null, costliestBust: null, leadKept: null };
  const leads: { turn: number; alone: number | null; best: readonly number[] }[] = [];
  let turn = 1;
  for (const { events, view } of withoutTakebacks(log)) {
    note(events, found);
    if (!events.some(({ kind }) => kind === "turn_began" || kind === "game_over")) continue;
    const most = Math.max(...view.players.map((player) => player.worms));
    const best = view.players.filter((player) => player.worms === most).map((player) => player.seat);
    leads.push({ turn: turn++, alone: best.length === 1 ? (best[0] ?? null) : null, best });
  }
  if (winner !== null) found.leadKept = leadKept(leads, winner);
  return found;
}

function note(events: Entry["events"], found: Highlights): void {
  let busted: number | null = null;
  for (const { kind, params } of events) {
    const [seat, tile] = [Number(params.seat), Number(params.tile)];
    if (kind === "stole") {
      found.steals[seat - 1] = (found.steals[seat - 1] ?? 0) + 1;
      if (!found.bestSteal || worth(tile) > worth(found.bestSteal.tile)) found.bestSteal = { seat, victim: Number(params.victim), tile };
    } else if (kind === "busted") {
      busted = seat;
      found.busts[seat - 1] = (found.busts[seat - 1] ?? 0) + 1;
    } else if (kind === "tile_returned" && busted !== null) {
      if (!found.costliestBust || worth(tile) > worth(found.costliestBust.tile)) found.costliestBust = { seat: busted, tile };
    }
  }
}

function leadKept(leads: readonly { turn: number; alone: number | null; best: readonly number[] }[], winner: number): { turn: number; seat: number } | null {
  const behind = leads.findLastIndex(({ best }) => !best.includes(winner));
  const ahead = leads.slice(behind + 1).find(({ alone }) => alone === winner);
  return behind >= 0 && ahead ? { turn: ahead.turn, seat: winner } : null;
}
