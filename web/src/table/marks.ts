// What the offered actions would do, gathered by tile, so that it can be marked on the very tile.
import type { Actions, Brings, LegalAction } from "../api/types.ts";

export interface Mark {
  kind: "take" | "steal" | "return" | "turn";
  /** What a tap on the tile chooses, where tiles are to be chosen from. */
  choice?: LegalAction;
}

export function marksOf(actions: Actions | null): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  if (!actions) return marks;
  for (const legal of actions.legal) {
    const { kind, tile } = legal.action;
    if ((kind === "take" || kind === "steal") && tile !== undefined) {
      marks.set(tile, { kind, choice: legal });
    } else if (legal.brings) {
      addBrings(marks, legal.brings);
    }
  }
  return marks;
}

function addBrings(marks: Map<number, Mark>, brings: Brings): void {
  const { kind, tile, tiles = [], returned, turned } = brings;
  if (tile !== undefined) marks.set(tile, { kind: kind === "take" ? "take" : "steal" });
  for (const offered of tiles) if (!marks.has(offered)) marks.set(offered, { kind: "take" });
  if (returned !== undefined && !marks.has(returned)) marks.set(returned, { kind: "return" });
  if (turned !== undefined && !marks.has(turned)) marks.set(turned, { kind: "turn" });
}
