import { expect, test } from "vitest";

import { actions, brings, legal, roll, setAside, stop, turn } from "../testing.ts";
import { isKnown, knowAll, stepFor, take } from "./steps.ts";

test("each moment of a turn has its word", () => {
  expect(stepFor(turn(), actions(legal(roll)))).toBe("start");
  expect(stepFor(turn({ phase: "rolled", roll: "4W" }), actions(legal(setAside("4"))))).toBe("face");
  const bust = legal(stop, { brings: brings({ kind: "bust" }), doomed: true });
  expect(stepFor(turn({ phase: "kept", kept: "44" }), actions(legal(roll), bust))).toBe("worm");
  expect(stepFor(turn({ phase: "kept", kept: "WW" }), actions(legal(roll), bust))).toBe("low");
  expect(stepFor(turn({ phase: "kept", kept: "WWWWW" }), actions(legal(stop, { brings: brings({ kind: "take", tile: 25 }) })))).toBe("stop");
  expect(stepFor(turn(), null)).toBeNull();
});

test("a step taken twice is understood, rolling at once, and all of them by request", () => {
  take("start");
  expect(isKnown("start")).toBe(true);
  take("face");
  expect(isKnown("face")).toBe(false);
  take("face");
  expect(isKnown("face")).toBe(true);
  expect(isKnown("stop")).toBe(false);
  knowAll();
  expect(isKnown("stop")).toBe(true);
});
