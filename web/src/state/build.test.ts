import { expect, test } from "vitest";

import { isOutdated } from "./build.ts";

test("a page notices that the server has another build", () => {
  expect(isOutdated("0.1.0+aaaa", "aaaa")).toBe(false);
  expect(isOutdated("0.2.0+aaaa", "aaaa")).toBe(false);
  expect(isOutdated("0.1.0+bbbb", "aaaa")).toBe(true);
  expect(isOutdated("0.1.0+none", undefined)).toBe(false);
});
