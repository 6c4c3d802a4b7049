// Rolling without being asked, for those who want it.
import type { Actions, LegalAction, Phase } from "../api/types.ts";

/** How long the dice wait before they roll by themselves. */
export const BEAT = 800;

/** The roll, where everything else is a certain bust; a shared device is handed on first, so no turn begins by itself there. */
export function onlyRoll(actions: Actions | null, phase: Phase | undefined, seatsHere: number): LegalAction | null {
  const sensible = actions?.legal.filter((legal) => !legal.doomed) ?? [];
  const [only] = sensible;
  if (sensible.length !== 1 || only?.action.kind !== "roll") return null;
  return phase === "start" && seatsHere > 1 ? null : only;
}

/** Do something after a beat, and not before the page can be seen; the result calls it off. */
export function whenSeen(work: () => void, beat = BEAT): () => void {
  const look = (): void => {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", look);
    work();
  };
  const timer = setTimeout(() => {
    document.addEventListener("visibilitychange", look);
    look();
  }, beat);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
