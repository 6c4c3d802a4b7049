import { expect, test } from "vitest";

import { countAnswer, daysUpTo, readStreak, type Streak } from "./streak.ts";

const none = readStreak({ getItem: () => null });

test("only the first answer to a puzzle counts, and a wrong one ends the streak", () => {
  let streak = countAnswer(none, "a", true, null);
  streak = countAnswer(streak, "b", true, null);
  expect([streak.row, streak.best]).toEqual([2, 2]);
  streak = countAnswer(streak, "c", false, null);
  streak = countAnswer(streak, "c", true, null);
  expect([streak.row, streak.best, streak.right, streak.wrong]).toEqual([0, 2, 2, 1]);
});

test("days count while they follow each other, across the end of a month too", () => {
  const days = (...answers: [string, boolean][]): number =>
    answers.reduce<Streak>((streak, [day, right], index) => countAnswer(streak, `p${index}`, right, day), none).days;
  expect(days(["2026-10-31", true], ["2026-11-01", true], ["2026-11-02", true])).toBe(3);
  expect(days(["2026-10-31", true], ["2026-11-02", true])).toBe(1);
  expect(days(["2026-10-31", true], ["2026-11-01", false])).toBe(0);
});

test("days in a row are over once a day has been missed", () => {
  const streak = countAnswer(none, "a", true, "2026-10-31");
  expect(["2026-10-31", "2026-11-01", "2026-11-02"].map((today) => daysUpTo(streak, today))).toEqual([1, 1, 0]);
});

test("what cannot be read starts anew", () => {
  for (const text of ["{", "null", '{"tried":null}', '{"right":"many"}']) expect(readStreak({ getItem: () => text })).toEqual(none);
});
