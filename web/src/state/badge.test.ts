import { afterEach, expect, test, vi } from "vitest";

import { noteTurn, showWaiting } from "./badge.ts";

const shown = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
Object.assign(navigator, shown);
afterEach(() => vi.clearAllMocks());

test("the badge counts the games that wait, and goes when none does", () => {
  showWaiting(["a", "b"]);
  expect(shown.setAppBadge).toHaveBeenLastCalledWith(2);
  noteTurn("c", true);
  noteTurn("c", true);
  expect(shown.setAppBadge).toHaveBeenLastCalledWith(3);
  for (const game of ["a", "b", "c"]) noteTurn(game, false);
  expect(shown.setAppBadge).toHaveBeenLastCalledWith(1);
  expect(shown.clearAppBadge).toHaveBeenCalledTimes(1);
});

test("a system that refuses it does not matter", async () => {
  shown.setAppBadge.mockRejectedValueOnce(new Error("not installed"));
  showWaiting(["a"]);
  await Promise.resolve();
});
