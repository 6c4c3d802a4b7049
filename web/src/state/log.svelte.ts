// The game so far as this page has shown it, turn by turn: for the log beside the table, "since your last turn" and the end.
import type { Entry, GameEvent } from "../api/types.ts";
import { readLog, turnsOf } from "./history.ts";

export interface PlayedTurn {
  number: number;
  seat: number;
  events: readonly GameEvent[];
}

export class GameLog {
  readonly #game: string;
  /** What happened before the page was opened; null until it has been read. */
  #before = $state.raw<readonly Entry[] | null>(null);
  #shown = $state.raw<readonly Entry[]>([]);
  #reading: Promise<void> | null = null;
  readonly entries = $derived.by<readonly Entry[]>(() => [...(this.#before ?? []), ...this.#shown]);
  readonly turns = $derived.by<readonly PlayedTurn[]>(() =>
    turnsOf(this.entries).map((events, index) => ({ number: index + 1, seat: Number(events[0]?.params.seat ?? 0), events })),
  );

  constructor(game: string) {
    this.#game = game;
  }

  get isRead(): boolean {
    return this.#before !== null;
  }

  /** An entry has been shown to its end. */
  add(entry: Entry): void {
    this.#shown = [...this.#shown, entry];
  }

  /** Read what happened up to a version, once. */
  read(version: number): Promise<void> {
    this.#reading ??= readLog(this.#game, 0).then(
      ({ entries }) => {
        this.#before = entries.filter((entry) => entry.version <= version);
      },
      (failure: unknown) => {
        this.#reading = null;
        throw failure;
      },
    );
    return this.#reading;
  }
}

/** The others' turns since the last one of a seat. */
export function turnsSince(turns: readonly PlayedTurn[], seat: number): readonly PlayedTurn[] {
  const last = turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(last + 1);
}
