import { expect, test, vi } from "vitest";

import { actions, brings, legal, roll, setAside, stop } from "../testing.ts";
import { BEAT, onlyRoll, whenSeen } from "./autoroll.ts";

const bust = legal(stop, { doomed: true, brings: brings({}) });

test("where a stop is a bust only rolling is left", () => {
  expect(onlyRoll(actions(legal(roll), bust), "kept", 1)?.action).toEqual(roll);
});

test("a choice stays the player's", () => {
  expect(onlyRoll(actions(legal(roll), legal(stop)), "kept", 1)).toBeNull();
  expect(onlyRoll(actions(legal(setAside("1"))), "rolled", 1)).toBeNull();
  expect(onlyRoll(actions(legal(roll, { doomed: true }), bust), "kept", 1)).toBeNull();
  expect(onlyRoll(null, "kept", 1)).toBeNull();
});

test("a shared device is handed on before the first roll of a turn", () => {
  expect(onlyRoll(actions(legal(roll)), "start", 1)?.action).toEqual(roll);
  expect(onlyRoll(actions(legal(roll)), "start", 2)).toBeNull();
});

test("it waits a beat, and for somebody to look", () => {
  vi.useFakeTimers();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const work = vi.fn();
  whenSeen(work);
  vi.advanceTimersByTime(BEAT);
  expect(work).not.toHaveBeenCalled();
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(work).toHaveBeenCalledTimes(1);
  const calledOff = vi.fn();
  whenSeen(calledOff)();
  vi.advanceTimersByTime(BEAT);
  expect(calledOff).not.toHaveBeenCalled();
  vi.useRealTimers();
});
