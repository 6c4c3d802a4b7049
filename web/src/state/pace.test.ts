import { expect, test } from "vitest";

import { pauseAfter, SETTLED, tumbleTime } from "./pace.ts";

const stage = (last: boolean, ...kinds: string[]) => ({ last, events: kinds.map((kind) => ({ kind, params: {} })) });
const rolled = stage(true, "rolled");
const fatal = stage(false, "rolled");
const bust = stage(false, "busted");
const ended = stage(true, "took", "turn_began");

test("one's own moves are never waited for", () => {
  expect(pauseAfter(rolled, "normal", 1, true, 0)).toBe(0);
  expect(pauseAfter(rolled, "normal", 1, false, 0)).toBeGreaterThan(500);
});

test.each(["normal", "brisk", "fast", "instant"] as const)("at the pace %s one's own last dice lie still to be seen", (speed) => {
  const settled = tumbleTime(speed, true) * SETTLED;
  expect(pauseAfter(fatal, speed, 2, true, 0)).toBeGreaterThan(settled);
  expect(pauseAfter(stage(false, "set_aside"), speed, 2, true, 0)).toBeGreaterThan(settled);
  expect(pauseAfter(bust, speed, 1, true, 0)).toBeGreaterThan(700);
});

test("instant means no pause at all for the others", () => {
  for (const others of [rolled, fatal, bust, ended]) expect(pauseAfter(others, "instant", 40, false, 0)).toBe(0);
});

test("a brisk round is well between a normal and a fast one, and its dice lie still before it goes on", () => {
  const round = (speed: "normal" | "brisk") => Array.from({ length: 6 }, () => [...Array.from({ length: 4 }, () => [rolled, stage(true, "set_aside")]).flat(), ended]).flat().reduce((sum, shown) => sum + pauseAfter(shown, speed, 1, false, 0), 0);
  expect(round("normal")).toBeGreaterThan(40_000);
  expect(round("brisk")).toBeGreaterThan(10_000);
  expect(round("brisk")).toBeLessThan(20_000);
  expect(pauseAfter(rolled, "brisk", 1, false, 0)).toBeGreaterThan(tumbleTime("brisk", false) * SETTLED);
});

test("on fast six bots with eight rolls each are shown within five seconds", () => {
  let total = 0;
  const turnStages = [...Array.from({ length: 15 }, () => rolled), ended];
  const all = Array.from({ length: 6 }, () => turnStages).flat();
  all.forEach((shown, index) => (total += pauseAfter(shown, "fast", all.length - index, false, total)));
  expect(total).toBeLessThan(5000);
});
