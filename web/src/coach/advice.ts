// A hint as an overlay for the table.
import { t } from "../state/i18n.svelte.ts";
import { percent, worms } from "./numbers.ts";
import type { CoachMode, Overlay, Worth } from "./overlay.ts";
import type { ChoiceWorth, Hint } from "./types.ts";

/** A tile of the grill is reached with its number or more; one on a stack only by its very number. */
function chancesOf(choice: ChoiceWorth): Map<number, number> {
  return new Map(choice.tiles.map(({ tile, seat, reach, exact }) => [tile, seat === null ? reach : exact]));
}

export function overlayOf(hint: Hint, mode: CoachMode): Overlay {
  const tiles = new Map<number, number>();
  const after = new Map<string, Map<number, number>>();
  const worth = new Map<string, Worth>();
  for (const [place, choice] of hint.choices.entries()) {
    const chances = chancesOf(choice);
    for (const [tile, chance] of chances) tiles.set(tile, Math.max(chance, tiles.get(tile) ?? 0));
    if (!choice.action) continue;
    after.set(choice.action.text, chances);
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
  return { tiles, after, worth };
}
