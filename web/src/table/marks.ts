// What the offered actions would do, gathered by tile, so that it can be marked on the very tile.
import type { Actions, Brings } from "../api/types.ts";

export interface Mark {
  kind: "take" | "steal" | "return" | "turn";
  /** The action that a tap on the tile chooses, where tiles are to be chosen from. */
  action?: string;
}

export function marksOf(actions: Actions | null): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  if (!actions) return marks;
  for (const legal of actions.legal) {
    const [verb, object] = legal.action.split(" ");
    if ((verb === "take" || verb === "steal") && object) {
      marks.set(Number(object), { kind: verb, action: legal.action });
    } else if (legal.brings) {
      addBrings(marks, legal.brings);
    }
  }
  return marks;
}

function addBrings(marks: Map<number, Mark>, brings: Brings): void {
  if (brings.kind === "take" && brings.tile !== null) marks.set(brings.tile, { kind: "take" });
  if ((brings.kind === "steal" || brings.kind === "hen") && brings.tile !== null) marks.set(brings.tile, { kind: "steal" });
  if (brings.kind === "choose") for (const tile of brings.tiles) if (!marks.has(tile)) marks.set(tile, { kind: "take" });
  if (brings.kind === "bust") {
    if (brings.returned !== null && !marks.has(brings.returned)) marks.set(brings.returned, { kind: "return" });
    if (brings.turned !== null && !marks.has(brings.turned)) marks.set(brings.turned, { kind: "turn" });
  }
}
