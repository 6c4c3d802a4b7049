import { beforeAll, expect, test } from "vitest";

import { words } from "../state/i18n.svelte.ts";
import { change, odds, percent, worms } from "./numbers.ts";

beforeAll(() => words.load("de"));

test("numbers are written as the language writes them", () => {
  expect(percent(0.6123, 1)).toBe("61,2\u202f%");
  expect(change(0.064)).toBe("+6,4\u202f%");
  expect(change(-0.033)).toBe("−3,3\u202f%");
});

test("English puts no space before the percent sign", async () => {
  await words.load("en");
  expect(percent(0.6123, 1)).toBe("61.2%");
  await words.load("de");
});

test("what rounds to nothing has no sign", () => {
  expect(change(-0.0001)).toBe("0,0\u202f%");
  expect(worms(-0.04)).toBe("0,0");
});

test("odds never call the possible impossible or the likely certain", () => {
  expect([0, 0.001, 0.28, 0.999, 1].map(odds)).toEqual(["0", "<1", "28", ">99", "100"]);
});
