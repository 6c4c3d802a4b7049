// Actions of any position in words, where no legal actions with their previews were sent along.
import type { ActionFields, Brings, LegalAction, TurnView, View } from "../api/types.ts";
import { actionWords, type Cast } from "../state/story.ts";

/** An action as the button at the table would say it. */
export function choiceWords(action: ActionFields, view: View, cast: Cast): string {
  const count = countOf(action, view.turn);
  const legal: LegalAction = { action, brings: stealOf(action, view), doomed: false, ...(count === null ? {} : { count }) };
  return actionWords(legal, view.turn, cast);
}

function countOf(action: ActionFields, turn: TurnView): number | null {
  if (action.kind === "roll") return turn.dice_left;
  if (action.kind === "set_aside") return Array.from(turn.roll ?? "").filter((face) => face === action.face).length;
  return null;
}

/** Whom a steal robs: the one on whose stack the tile lies on top. */
function stealOf(action: ActionFields, view: View): Brings | null {
  if (action.kind !== "steal") return null;
  const victim = view.players.find((player) => player.stack.at(-1) === action.tile);
  return victim ? { kind: victim.specialist === "h" ? "hen" : "steal", seat: victim.seat } : null;
}
