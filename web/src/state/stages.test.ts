import { expect, test } from "vitest";

import type { Entry, TurnView, View } from "../api/types.ts";
import { entry } from "../testing.ts";
import { isBust, stagesOf } from "./stages.ts";

const turn: TurnView = {
  phase: "kept", kept: "44", sum: 8, roll: null, dice_left: 6, golden: false, weasel_used: false, canned: false, offered: null,
};
const before: View = { grill: [], players: [], reserve: null, mover: 1, turn };
const after: View = { ...before, mover: 2, turn: { ...turn, phase: "start", kept: "", sum: 0, dice_left: 8 } };

function played(events: Entry["events"], ended: TurnView | null, view: View = after): Entry {
  return entry({ version: 7, events, ended, view });
}

test("a roll that can be played on is one stage", () => {
  const rolled = { ...before, turn: { ...turn, phase: "rolled" as const, roll: "12345W" } };
  const stages = stagesOf(played([{ kind: "rolled", params: { seat: 1, dice: "12345W" } }], null, rolled), before);
  expect(stages.map((stage) => stage.view)).toEqual([rolled]);
});

test("a roll that busts shows its dice, then the bust on them, then what it costs", () => {
  const events = [
    { kind: "rolled", params: { seat: 1, dice: "444444" } },
    { kind: "busted", params: { seat: 1, clause: "T3" } },
    { kind: "tile_returned", params: { seat: 1, tile: 27 } },
    { kind: "turn_began", params: { seat: 2 } },
  ];
  const stages = stagesOf(played(events, { ...turn, phase: "rolled", roll: "444444" }), before);
  expect(stages.map((stage) => stage.events.map((event) => event.kind))).toEqual([["rolled"], ["busted"], ["tile_returned", "turn_began"]]);
  expect(stages.map(isBust)).toEqual([false, true, false]);
  for (const stage of stages.slice(0, 2)) {
    expect(stage.view.turn).toMatchObject({ phase: "rolled", roll: "444444", kept: "44" });
    expect(stage.view.mover).toBe(1);
  }
  expect(stages[2]?.view).toBe(after);
  expect(stages[2]?.words.map((event) => event.kind)).toEqual(["busted", "tile_returned", "turn_began"]);
});

test("a stop that busts is marked before it costs anything", () => {
  const events = [
    { kind: "stopped", params: { seat: 1, total: 8, canned: false } },
    { kind: "busted", params: { seat: 1, clause: "C1" } },
    { kind: "turn_began", params: { seat: 2 } },
  ];
  const stages = stagesOf(played(events, null), before);
  expect(stages.map(isBust)).toEqual([true, false]);
  expect(stages[0]?.view).toBe(before);
});

test("the last dice set aside are seen in the tray before the tile moves", () => {
  const events = [
    { kind: "set_aside", params: { seat: 1, face: "W", count: 6, total: 38 } },
    { kind: "stopped", params: { seat: 1, total: 38, canned: false } },
    { kind: "took", params: { seat: 1, tile: 36 } },
    { kind: "turn_began", params: { seat: 2 } },
  ];
  const ended: TurnView = { ...turn, kept: "44WWWWWW", sum: 38, dice_left: 0 };
  const [first] = stagesOf(played(events, ended), before);
  expect(first?.view).toEqual({ ...before, turn: ended });
});
