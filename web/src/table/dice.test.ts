import { expect, test } from "vitest";

import { byFace } from "./dice.ts";

test("dice lie together by face, in the order in which the faces came", () => {
  expect(byFace("W44W")).toEqual([
    { face: "W", count: 2 },
    { face: "4", count: 2 },
  ]);
});
