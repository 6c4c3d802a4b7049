// What the coach sends: hints, reviews, rollouts. docs/api.md fixes the shapes.
import type { Params } from "../api/types.ts";
import type { Grade } from "./grades.ts";

export type Certainty = "exact" | "net" | "turn" | "search" | "rollout";

export interface TileChance {
  tile: number;
  worms: number;
  /** On top of whose stack it lies; null for the grill. */
  seat: number | null;
  /** How likely it is won if the turn is played for the win. */
  chance: number;
  /** The best chance to claim it or one with a higher number. */
  reach: number;
  /** The best chance to stop with just its total. */
  exact: number;
}

export interface ChoiceWorth {
  action: string | null;
  chance: number;
  cost: number;
  grade: Grade;
  worms: number;
  bust: number;
  tiles: TileChance[];
  reason: { key: string; params: Params; text: string };
}

export interface Hint {
  position: string;
  rules: string;
  mover: number;
  chances: number[];
  certainty: Certainty;
  certainty_text: string;
  choices: ChoiceWorth[];
}

export interface ReviewedPlayer {
  seat: number;
  name: string;
  start: number;
  luck: number;
  own_luck: number;
  cost: number;
  gifts: number;
  revisions: number;
  result: number;
  accuracy: number;
  decisions: number;
  grades: Record<Grade, number>;
  /** Places in `changes`. */
  costliest: number | null;
  luckiest: number | null;
  unluckiest: number | null;
}

export interface ReviewedChange {
  kind: "decision" | "roll" | "revision";
  turn: number;
  seat: number;
  /** The position before it. */
  position: string;
  /** Everybody's chance after it. */
  after: number[];
  roll?: string;
  luck?: number;
  action?: string;
  best?: string;
  cost?: number;
  grade?: Grade;
  /** The mover's chance after each legal action. */
  options?: Record<string, number>;
}

export interface Review {
  rules: string;
  names: string[];
  finished: boolean;
  cut: boolean;
  error: { line: number; token: string; text: string } | null;
  start: number[];
  result: number[];
  players: ReviewedPlayer[];
  deciding: number | null;
  mean_revision: number;
  grades: Record<Grade, number>;
  certainties: Certainty[];
  changes: ReviewedChange[];
  /** The record with the findings as comments. */
  commented: string;
}

/** Choices played out to the end of the game many times. */
export interface Rollout {
  games: number;
  choices: { action: string | null; chance: number; /** Half the width of the 95 % interval. */ error: number }[];
}
