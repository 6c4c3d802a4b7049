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

test.each(["normal", "fast", "instant"] as const)("at the pace %s one's own last dice lie still to be seen", (speed) => {
  const settled = tumbleTime(speed, true) * SETTLED;
  expect(pauseAfter(fatal, speed, 2, true, 0)).toBeGreaterThan(settled);
  expect(pauseAfter(stage(false, "set_aside"), speed, 2, true, 0)).toBeGreaterThan(settled);
  expect(pauseAfter(bust, speed, 1, true, 0)).toBeGreaterThan(700);
});

test("instant means no pause at all for the others", () => {
  for (const others of [rolled, fatal, bust, ended]) expect(pauseAfter(others, "instant", 40, false, 0)).toBe(0);
});

test("on fast six bots with eight rolls each are shown within five seconds", () => {
  let total = 0;
  const turnStages = [...Array.from({ length: 15 }, () => rolled), ended];
  const all = Array.from({ length: 6 }, () => turnStages).flat();
  all.forEach((shown, index) => (total += pauseAfter(shown, "fast", all.length - index, false, total)));
  expect(total).toBeLessThan(5000);
});
