// A hint as an overlay for the table.
import { t } from "../state/i18n.svelte.ts";
import { percent, worms } from "./numbers.ts";
import type { CoachMode, Overlay, Worth } from "./overlay.ts";
import type { ChoiceWorth, Hint } from "./types.ts";

/** A tile of the grill is reached with its number or more; one on a stack only by its very number. */
export function chancesOf(choice: ChoiceWorth): Map<number, number> {
  return new Map(choice.tiles.map(({ tile, seat, reach, exact }) => [tile, seat === null ? reach : exact]));
}

/** By tile the best chance of getting it. */
export function tileChances(hint: Hint): Map<number, number> {
  const tiles = new Map<number, number>();
  for (const [tile, chance] of hint.choices.flatMap((choice) => [...chancesOf(choice)])) tiles.set(tile, Math.max(chance, tiles.get(tile) ?? 0));
  return tiles;
}

export function overlayOf(hint: Hint, mode: CoachMode): Overlay {
  const after = new Map<string, Map<number, number>>();
  const worth = new Map<string, Worth>();
  for (const [place, choice] of hint.choices.entries()) {
    if (!choice.action) continue;
    after.set(choice.action.text, chancesOf(choice));
    const advises = mode === "advice";
    const gain = advises ? percent(choice.chance, 1) : worms(choice.odds.worms);
    const bust = percent(advises ? choice.bust : choice.odds.bust);
    worth.set(choice.action.text, {
      gain,
      kind: advises ? "win" : "worms",
      bust,
      best: advises && place === 0,
      label: t(advises ? "study-worth-advice" : "study-worth-odds", { gain, bust }),
    });
  }
  return { tiles: tileChances(hint), after, worth };
}
