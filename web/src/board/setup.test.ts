import { expect, test } from "vitest";

import { view } from "../testing.ts";
import { movePost, moveTile, postOf, seatPlayers, setupOf, spotOf } from "./setup.ts";

test("a tile goes to a stack, face down, out and back, and takes no specialist along", () => {
  const laid = moveTile(view(), 21, 1, 3);
  expect([spotOf(laid, 21), postOf(laid, "h")]).toEqual([3, "out"]);
  expect(spotOf(moveTile(laid, 21, 1, "down"), 21)).toBe("down");
  expect(spotOf(moveTile(laid, 21, 1, "out"), 21)).toBe("out");
  expect(moveTile(laid, 27, 2, 3).players[2]?.stack).toEqual([21, 27]);
  expect(setupOf(laid).grill).toEqual([{ tile: 36, up: false, specialist: null }]);
});

test("a specialist is in one place only", () => {
  const held = movePost(view(), "h", "seat-3");
  expect([postOf(held, "h"), held.grill[0]?.specialist]).toEqual(["seat-3", null]);
  expect(postOf(movePost(held, "h", "tile-21"), "h")).toBe("tile-21");
  expect(postOf(movePost(held, "h", "out"), "h")).toBe("out");
});

test("who leaves the table leaves the tiles on the grill", () => {
  const two = seatPlayers(moveTile(view(), 21, 1, 3), 2, () => 1);
  expect(two.players.length).toBe(2);
  expect(spotOf(two, 21)).toBe("up");
  expect(seatPlayers(two, 4, () => 1).players.map((player) => player.seat)).toEqual([1, 2, 3, 4]);
});
