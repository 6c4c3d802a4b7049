import { expect, test } from "vitest";

import type { SeatInfo } from "../api/types.ts";
import { claimsAt, nextLook, waitAt } from "./claims.ts";

function seat(number: number, away: SeatInfo["away"] = null, kind: SeatInfo["kind"] = "human"): SeatInfo {
  return { seat: number, kind, name: `P${number}`, bird: "owl", bot: kind === "bot" ? "timid" : null, away };
}
const gone = new Map([[2, 1000]]);

test("nothing can be claimed before the time is up, or on one's own turn", () => {
  const cast = { seats: [seat(1), seat(2)], mine: [1] };
  expect(claimsAt(cast, 2, gone, 999)).toEqual({ absent: null, left: false, bot: false, win: false });
  expect(claimsAt(cast, 1, gone, 1000).win).toBe(false);
  expect(claimsAt(cast, 2, gone, 1000)).toEqual({ absent: 2, left: false, bot: true, win: true });
  expect(claimsAt({ ...cast, mine: [] }, 2, gone, 1000).absent).toBe(null);
});

test("while others are at the table only a bot can play on", () => {
  expect(claimsAt({ seats: [seat(1), seat(2), seat(3)], mine: [1] }, 2, gone, 1000)).toMatchObject({ bot: true, win: false });
  expect(claimsAt({ seats: [seat(1), seat(2), seat(3, null, "bot")], mine: [1] }, 2, gone, 1000)).toMatchObject({ bot: true, win: false });
});

test("whoever has left by their own will leaves the game to the other at once", () => {
  const cast = { seats: [seat(1), seat(2, "left")], mine: [1] };
  expect(claimsAt(cast, 1, new Map(), 0)).toEqual({ absent: 2, left: true, bot: false, win: true });
});

test("until then the table says how long it still is, to whoever waits", () => {
  const cast = { seats: [seat(1), seat(2)], mine: [1] };
  const long = new Map([[2, 60_000]]);
  expect(waitAt(cast, 2, long, 0)).toEqual({ seat: 2, left: 60 });
  expect(waitAt(cast, 2, long, 58_999)).toEqual({ seat: 2, left: 2 });
  expect(waitAt(cast, 2, long, 60_000)).toBe(null);
  expect(waitAt(cast, 1, long, 0)).toBe(null);
  expect(waitAt({ ...cast, mine: [] }, 2, long, 0)).toBe(null);
  expect(waitAt({ seats: [seat(1), seat(2, "clock")], mine: [1] }, 2, long, 0)).toBe(null);
});

test("the next time to look again", () => {
  expect(nextLook(gone, 400)).toBe(600);
  expect(nextLook(new Map([[2, 5000]]), 0)).toBe(1000);
  expect(nextLook(new Map([[2, 5000]]), 1250)).toBe(750);
  expect(nextLook(gone, 1000)).toBe(null);
});
