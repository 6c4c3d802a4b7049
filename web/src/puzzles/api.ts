// Calls for puzzles: the one of the day, any of the stock, and an answer judged.
import { get, post } from "../api/http.ts";
import type { JudgedPuzzle, ServedPuzzle } from "../api/types.ts";
import { words } from "../state/i18n.svelte.ts";

export interface Filter {
  theme: string;
  difficulty: number;
}

export const puzzles = {
  today: () => get<ServedPuzzle>("/puzzles/today"),
  any: (number: number, { theme, difficulty }: Filter) => get<ServedPuzzle>(`/puzzles?${new URLSearchParams({ number: String(number), theme, difficulty: String(difficulty) })}`),
  answer: (id: string, action: string) => post<JudgedPuzzle>(`/puzzles/${id}`, { action, lang: words.locale }),
};
