import { expect, test } from "vitest";

import { actions, legal } from "../testing.ts";
import { actionForKey, barredForKey } from "./keys.ts";

const why = (action: string) => ({ action, clause: "T2", key: `why-${action}`, params: {} });

test("a key does what is offered under it", () => {
  const offered = actions(legal("4"), legal("W"), legal("~"));
  expect([actionForKey("4", offered), actionForKey("w", offered), actionForKey("z", offered), actionForKey("s", offered)]).toEqual(["4", "W", "~", null]);
});

test("the numbers of a list are keys while there is one", () => {
  const offered = { ...actions(legal("take 21"), legal("take 23")), barred: [why("1"), why("take 24")] };
  expect(actionForKey("2", offered)).toBe("take 23");
  expect(actionForKey("3", offered)).toBeNull();
  expect(barredForKey("0", offered)).toBeNull();
});

test("a key for what is barred knows why", () => {
  const offered = { ...actions(legal("4")), barred: [why("1"), why("stop"), why("roll")] };
  expect(barredForKey("1", offered)?.key).toBe("why-1");
  expect(barredForKey("S", offered)?.key).toBe("why-stop");
  expect(barredForKey("r", offered)?.key).toBe("why-roll");
  expect(barredForKey("5", offered)).toBeNull();
  expect(barredForKey("1", null)).toBeNull();
});
