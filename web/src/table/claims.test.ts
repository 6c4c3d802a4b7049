import { expect, test } from "vitest";

import type { SeatInfo } from "../api/types.ts";
import { claimsAt, nextDue } from "./claims.ts";

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

test("the next time to look again", () => {
  expect(nextDue(gone, 400)).toBe(600);
  expect(nextDue(gone, 1000)).toBe(null);
});
