import { expect, test, vi } from "vitest";

import { remember } from "../state/settings.svelte.ts";
import { actions, brings, cast, legal, roll, setAside, stop, turn } from "../testing.ts";
import { isKnown, knowAll, learnerAt, stepFor, take } from "./steps.svelte.ts";

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
  for (const who of ["", "Nina"]) {
    take("start", who);
    expect(isKnown("start", who)).toBe(true);
    take("face", who);
    expect(isKnown("face", who)).toBe(false);
    take("face", who);
    expect(isKnown("face", who)).toBe(true);
    expect(isKnown("stop", who)).toBe(false);
    expect(isKnown("start", "Zoe")).toBe(false);
    knowAll(who);
    expect(isKnown("stop", who)).toBe(true);
  }
});

test("on a shared device everybody learns for themselves, the owner as elsewhere", () => {
  remember("name", "Ann");
  expect(learnerAt(cast, 1)).toBe("");
  const shared = { ...cast, mine: [1, 2] };
  expect(learnerAt(shared, 2)).toBe("Nina");
  expect(learnerAt(shared, 1)).toBe("");
});

test("what was counted is still known after a reload", async () => {
  take("face", "Maria");
  vi.resetModules();
  const again = await import("./steps.svelte.ts");
  again.take("face", "Maria");
  expect(again.isKnown("face", "Maria")).toBe(true);
});
