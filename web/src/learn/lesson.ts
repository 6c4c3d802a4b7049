// The shape of a lesson's steps, as tools/make_page.py writes them, and how they are fetched when needed.
import type { Actions, GameEvent, View } from "../api/types.ts";

export interface LessonStep {
  /** What the owl says, by key. */
  text: string;
  events: GameEvent[];
  view: View;
  actions: Actions | null;
  /** The text of the action that goes on; null where there is only something to read. */
  right: string | null;
  /** What the owl says to any other choice, by key. */
  word: string | null;
  /** What such a choice would bring, by its text, where it claims a tile. */
  effects: Record<string, GameEvent[]>;
}

export interface Lesson {
  name: string;
  players: number;
  learner: number;
  steps: LessonStep[];
}

export type LessonName = "classic" | "extrawurm";

export async function loadLesson(name: LessonName): Promise<Lesson> {
  const lesson = name === "classic" ? await import("./data/classic.json") : await import("./data/extrawurm.json");
  return lesson.default as unknown as Lesson;
}
