// What decided a game by everybody's chances of winning: known once the coach has reviewed it during this visit.
const sentences = new Map<string, string>();

export function noteDecided(game: string, sentence: string): void {
  sentences.set(game, sentence);
}

export function decidedIn(game: string): string | null {
  return sentences.get(game) ?? null;
}
