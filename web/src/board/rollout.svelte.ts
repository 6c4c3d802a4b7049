// Choices of a position played out on request, with how far that is.
import { coach } from "../coach/api.ts";
import type { Hint, Progress } from "../api/types.ts";
import { failureWords } from "../state/failures.ts";

export interface Estimate {
  chance: number;
  /** Half the width of the 95 % interval. */
  error: number;
}

/** How many of the best choices are compared, and how many games are played for each. */
const COMPARED = 3;
const GAMES = 512;

export class Rollout {
  progress = $state.raw<Progress | null>(null);
  problem = $state<string | null>(null);
  games = $state(0);
  found = $state.raw<ReadonlyMap<string, Estimate>>(new Map());
  #stop: AbortController | null = null;

  get running(): boolean {
    return this.progress !== null;
  }

  async start(hint: Hint): Promise<void> {
    this.reset();
    const stop = (this.#stop = new AbortController());
    this.progress = { done: 0, of: 0 };
    try {
      const actions = hint.choices.slice(0, COMPARED).flatMap((choice) => (choice.action ? [choice.action.text] : []));
      const played = await coach.rollOut(hint.rules, hint.position, actions, GAMES, (progress) => (this.progress = progress), stop.signal);
      if (stop.signal.aborted) return;
      this.games = played.games;
      this.found = new Map(played.choices.map((choice) => [choice.action?.text ?? "", choice]));
    } catch (failure) {
      if (!stop.signal.aborted) this.problem = failureWords(failure);
    } finally {
      if (this.#stop === stop) this.progress = null;
    }
  }

  /** Stop what runs, and forget what was found: another position is in view. */
  reset(): void {
    this.#stop?.abort();
    this.#stop = this.progress = this.problem = null;
    this.games = 0;
    this.found = new Map();
  }
}
