// The actions that order dice, which somebody may want to set or to enter.
import type { Actions, LegalAction } from "../api/types.ts";

/** How many dice an action orders; 0 if it orders none. */
export function diceOrdered({ action, count = 0 }: LegalAction): number {
  return action.kind === "roll" || action.kind === "roll9" || action.kind === "weasel" ? count : 0;
}

/** What is left to choose when the dice are entered elsewhere. */
export function withoutOrders(actions: Actions | null): Actions | null {
  return actions && { ...actions, legal: actions.legal.filter((legal) => diceOrdered(legal) === 0) };
}

/** Dice as chance has them, for a board on which nothing is at stake. */
export function throwDice(count: number): string {
  const dice: string[] = [];
  while (dice.length < count) {
    // The largest multiple of six in a byte: what lies beyond is drawn again.
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < 252 && dice.length < count) dice.push("12345W"[byte % 6] ?? "1");
    }
  }
  return dice.sort().join("");
}
