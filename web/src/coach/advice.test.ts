import { beforeAll, expect, test } from "vitest";

import { words } from "../state/i18n.svelte.ts";
import { overlayOf } from "./advice.ts";
import type { ChoiceWorth, Hint } from "./types.ts";

beforeAll(async () => {
  await words.load("en");
  await words.need(["study"]);
});

function choice(text: string, chance: number, reach: number, exact: number): ChoiceWorth {
  const tile = { worms: 1, chance: 0, reach, exact };
  return {
    action: { text, kind: "roll" }, chance, cost: 0, grade: "best", worms: 1.24, bust: 0.28, odds: { worms: 1.5, bust: 0.2 }, reason: { key: "hint-roll", params: {}, text: "Roll on." },
    tiles: [{ ...tile, tile: 24, seat: null }, { ...tile, tile: 32, seat: 2 }],
  } as ChoiceWorth;
}
const hint = { choices: [choice("roll", 0.61, 0.5, 0.1), choice("stop", 0.58, 0.2, 0.3)] } as Hint;

test("a tile of the grill shows the best chance to reach it, one on a stack to meet it", () => {
  const { tiles, after } = overlayOf(hint, "odds");
  expect([...tiles]).toEqual([[24, 0.5], [32, 0.3]]);
  expect(after.get("stop")?.get(24)).toBe(0.2);
});

test("odds name no best choice, advice does", () => {
  const odds = overlayOf(hint, "odds").worth;
  expect(odds.get("roll")).toMatchObject({ gain: "1.5", bust: "20%", kind: "worms", best: false });
  const advice = overlayOf(hint, "advice").worth;
  expect(advice.get("roll")).toMatchObject({ gain: "61.0%", bust: "28%", kind: "win", best: true });
  expect(advice.get("stop")?.best).toBe(false);
});
