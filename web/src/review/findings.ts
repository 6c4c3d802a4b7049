// A review laid over the stages of its game: at each stage what was found there.
import type { Review, ReviewedChange } from "../coach/types.ts";
import type { Stage } from "../state/stages.ts";

export type Decision = Extract<ReviewedChange, { kind: "decision" }>;
export type RollLuck = Extract<ReviewedChange, { kind: "roll" }>;
export type Revision = Extract<ReviewedChange, { kind: "revision" }>;

/** What the review says about one stage. */
export interface Note {
  turn: number;
  /** Everybody's chance here. */
  chances: readonly number[];
  /** How many changes lie behind: the place on the curve. */
  point: number;
  /** The roll that has just fallen. */
  roll: RollLuck | null;
  /** What is decided here, with its place among the changes. */
  decision: Decision | null;
  place: number | null;
  /** How the new turn, looked at more deeply, changes the chances. */
  revision: { change: Revision; before: readonly number[] } | null;
}

export interface Findings {
  /** One a stage; fewer where the review ends before the game. */
  notes: Note[];
  /** The stage that shows a change, by its place. */
  stages: number[];
}

export function lay(review: Review, shown: readonly Stage[]): Findings {
  const { changes } = review;
  const notes: Note[] = [blank(1, review.start, 0)];
  const stages: number[] = [];
  let at = 0;
  let chances: readonly number[] = review.start;
  for (let first = 1; first < shown.length && at < changes.length; ) {
    let last = first;
    while (last < shown.length - 1 && !shown[last]?.last) last += 1;
    const decision = changes[at];
    const before = notes[first - 1];
    if (decision?.kind !== "decision" || !before) break;
    before.decision = decision;
    before.place = at;
    before.turn = decision.turn;
    stages[at++] = first - 1;
    chances = decision.after;
    const rolls = shown.slice(first, last + 1).some((stage) => stage.events.some((event) => event.kind === "rolled"));
    const next = changes[at];
    const roll = rolls && next?.kind === "roll" ? next : null;
    if (roll) {
      stages[at++] = first;
      chances = roll.after;
    }
    for (let index = first; index <= last; index++) notes[index] = { ...blank(decision.turn, chances, at), roll: index === first ? roll : null };
    const revision = changes[at];
    if (revision?.kind === "revision") {
      stages[at++] = last;
      const note = notes[last];
      if (note) notes[last] = { ...note, chances: revision.after, point: at, revision: { change: revision, before: chances } };
      chances = revision.after;
    }
    first = last + 1;
  }
  return { notes, stages };
}

function blank(turn: number, chances: readonly number[], point: number): Note {
  return { turn, chances, point, roll: null, decision: null, place: null, revision: null };
}

/** What a change did to a seat's chance. */
export function effectOf(review: Review, place: number, seat: number): number {
  const before = place === 0 ? review.start : review.changes[place - 1]?.after;
  return (review.changes[place]?.after[seat - 1] ?? 0) - (before?.[seat - 1] ?? 0);
}

/** The seat that won, or is ahead where the game broke off. */
export function leaderOf(review: Review): number {
  return 1 + review.result.indexOf(Math.max(...review.result));
}
