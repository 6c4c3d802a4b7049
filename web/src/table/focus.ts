// Where the keyboard's focus goes when what had it is gone: to what can be chosen next, else to whose turn it is.

/** The first thing to choose: a face of the dice, else a button below them. */
function firstChoice(turn: HTMLElement): HTMLElement | null {
  return turn.querySelector<HTMLElement>(".face:not(.barred, .closed), .bottom .bar .button");
}

/** Whether the focus is nowhere in particular. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.id === "content";
}

/** Move the focus on within the part of the turn; `from` is what had it before the table changed. */
export function moveOn(turn: HTMLElement, from: Element | null): void {
  const heading = turn.querySelector<HTMLElement>("h2");
  const stays = from instanceof HTMLElement && from !== heading && from.isConnected && turn.contains(from);
  if (stays && document.activeElement === from) return;
  // Somebody may have moved it elsewhere meanwhile: into a dialog, or to the tools.
  const now = document.activeElement;
  if (!isNowhere(now) && now !== heading && now !== from) return;
  (firstChoice(turn) ?? heading)?.focus({ preventScroll: true });
}
