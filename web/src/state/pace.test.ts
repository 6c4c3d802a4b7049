import { expect, test } from "vitest";

import { pauseAfter } from "./pace.ts";

const rolled = [{ kind: "rolled", params: {} }];
const ended = [{ kind: "took", params: {} }, { kind: "turn_began", params: {} }];

test("one's own moves are never waited for", () => {
  expect(pauseAfter(rolled, "normal", 1, true, 0)).toBe(0);
  expect(pauseAfter(rolled, "normal", 1, false, 0)).toBeGreaterThan(500);
});

test("instant means no pause at all", () => {
  expect(pauseAfter(ended, "instant", 40, false, 0)).toBe(0);
});

test("on fast six bots with eight rolls each are shown within five seconds", () => {
  let total = 0;
  const turnStages = [...Array.from({ length: 15 }, () => rolled), ended];
  const all = Array.from({ length: 6 }, () => turnStages).flat();
  all.forEach((events, index) => (total += pauseAfter(events, "fast", all.length - index, false, total)));
  expect(total).toBeLessThan(5000);
});
