// How many games wait for this player: on the installed page's icon, where the system shows such a thing.

/** The games that wait, as the list of games said last. */
let waiting = new Set<string>();

function show(): void {
  const { size } = waiting;
  const done = size > 0 ? navigator.setAppBadge?.(size) : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // not installed, or not allowed
}

/** All games in which it is one's turn. */
export function showWaiting(games: readonly string[]): void {
  waiting = new Set(games);
  show();
}

/** Whether one game waits. */
export function noteTurn(game: string, isMine: boolean): void {
  if (isMine) waiting.add(game);
  else waiting.delete(game);
  show();
}
