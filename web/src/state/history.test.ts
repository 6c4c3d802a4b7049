import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../api/types.ts";
import { turnsOf, withoutTakebacks } from "./history.ts";

function entry(version: number, action: string, ...kinds: string[]): Entry {
  const events: GameEvent[] = kinds.map((kind) => ({ kind, params: {} }));
  return { version, kind: action === "takeback" ? "takeback" : "act", seat: 1, by: "player", action, roll: null, number: null, at: 0, events, position: null, view: null };
}

test("a turn ends where the next begins, also in the middle of an entry", () => {
  const log = [entry(1, "roll", "rolled"), entry(2, "4", "set_aside"), entry(3, "stop", "stopped", "took", "turn_began"), entry(4, "roll", "rolled", "busted", "turn_began")];
  expect(turnsOf(log).map((turn) => turn.map((event) => event.kind))).toEqual([["rolled", "set_aside", "stopped", "took"], ["rolled", "busted"]]);
});

test("what was taken back is not told", () => {
  const log = [entry(1, "roll", "rolled"), entry(2, "4", "set_aside"), entry(3, "takeback", "taken_back"), entry(4, "5", "set_aside")];
  expect(withoutTakebacks(log).map((kept) => kept.version)).toEqual([1, 4]);
});
