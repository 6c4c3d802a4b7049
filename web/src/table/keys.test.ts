import { expect, test } from "vitest";

import type { ActionFields } from "../api/types.ts";
import { actions, legal, roll, setAside, stop, take, weasel } from "../testing.ts";
import { actionForKey, barredForKey } from "./keys.ts";

const why = (action: ActionFields) => ({ action, clause: "T2", key: `why-${action.text}`, params: {} });

test("a key does what is offered under it", () => {
  const offered = actions(legal(setAside("4")), legal(setAside("W")), legal(weasel));
  expect(["4", "w", "z", "s"].map((key) => actionForKey(key, offered)?.action.text)).toEqual(["4", "W", "~", undefined]);
});

test("the numbers of a list are keys while there is one", () => {
  const offered = { ...actions(legal(take(21)), legal(take(23))), barred: [why(setAside("1")), why(take(24))] };
  expect(actionForKey("2", offered)?.action).toEqual(take(23));
  expect(actionForKey("3", offered)).toBeNull();
  const long = actions(...Array.from({ length: 16 }, (_, index) => legal(take(21 + index))));
  expect(["9", "a", "b", "d", "i"].map((key) => actionForKey(key, long)?.action.tile)).toEqual([29, 30, 31, 32, 36]);
  expect(barredForKey("0", offered)).toBeNull();
});

test("a key for what is barred knows why", () => {
  const offered = { ...actions(legal(setAside("4"))), barred: [why(setAside("1")), why(stop), why(roll)] };
  expect(barredForKey("1", offered)?.key).toBe("why-1");
  expect(barredForKey("S", offered)?.key).toBe("why-stop");
  expect(barredForKey("r", offered)?.key).toBe("why-roll");
  expect(barredForKey("5", offered)).toBeNull();
  expect(barredForKey("1", null)).toBeNull();
});
