// One log entry as what the eye should see in order: dice first, then what came of them.
import type { Entry, GameEvent, TurnView, View } from "../api/types.ts";

export interface Stage {
  view: View;
  events: GameEvent[];
  /** The entry's version and, for entries of two stages, which. */
  key: string;
  by: string;
  seat: number | null;
}

/** Split an entry: a roll that busts, and a set-aside that ends the turn, show their dice before their end. */
export function stagesOf(entry: Entry, before: View): Stage[] {
  const view = entry.view ?? before;
  const common = { by: entry.by, seat: entry.seat };
  const dice = entry.events.findIndex((event) => event.kind === "rolled" || event.kind === "set_aside");
  const ends = entry.events.some((event) => event.kind === "busted" || event.kind === "stopped" || event.kind === "turn_began");
  if (dice < 0 || !ends) return [{ ...common, view, events: entry.events, key: `${entry.version}` }];
  const shown = entry.events[dice];
  if (!shown) return [];
  return [
    { ...common, view: { ...before, turn: turnAfter(shown, before.turn) }, events: entry.events.slice(0, dice + 1), key: `${entry.version}a` },
    { ...common, view, events: entry.events.slice(dice + 1), key: `${entry.version}b` },
  ];
}

function turnAfter(event: GameEvent, before: TurnView): TurnView {
  if (event.kind === "rolled") return { ...before, phase: "rolled", roll: String(event.params.dice) };
  const face = String(event.params.face);
  const count = Number(event.params.count);
  return {
    ...before,
    phase: "kept",
    roll: null,
    kept: before.kept + face.repeat(count),
    sum: Number(event.params.total ?? before.sum),
    dice_left: before.dice_left - count,
  };
}
