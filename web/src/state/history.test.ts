import { expect, test } from "vitest";

import type { Entry } from "../api/types.ts";
import { entry, roll, setAside, stop } from "../testing.ts";
import { turnsOf, withoutTakebacks } from "./history.ts";

function logged(version: number, action: Entry["action"], ...kinds: string[]): Entry {
  return entry({ version, kind: action ? "act" : "takeback", action, events: kinds.map((kind) => ({ kind, params: {} })) });
}

test("a turn ends where the next begins, also in the middle of an entry", () => {
  const log = [logged(1, roll, "rolled"), logged(2, setAside("4"), "set_aside"), logged(3, stop, "stopped", "took", "turn_began"), logged(4, roll, "rolled", "busted", "turn_began")];
  expect(turnsOf(log).map((turn) => turn.map((event) => event.kind))).toEqual([["rolled", "set_aside", "stopped", "took"], ["rolled", "busted"]]);
});

test("what was taken back is left out", () => {
  const log = [logged(1, roll, "rolled"), logged(2, setAside("4"), "set_aside"), logged(3, null, "taken_back"), logged(4, setAside("5"), "set_aside")];
  expect(withoutTakebacks(log).map((kept) => kept.version)).toEqual([1, 4]);
});
