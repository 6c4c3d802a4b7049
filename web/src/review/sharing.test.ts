import { expect, test } from "vitest";

import { packRecord, unpackRecord } from "./sharing.ts";

const RECORD = `[Rules "classic"]\n[Players "Änn/Bob"]\n\n${Array.from({ length: 40 }, (_, turn) => `${turn + 1}. 11223345:3 124555:5 11W:W 3W!\n`).join("")}`;

test("a record travels in an address that is shorter than itself", async () => {
  const packed = await packRecord(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(RECORD.length / 4);
  expect(await unpackRecord(packed)).toBe(RECORD);
});

test("what was cut short or swells beyond any record is no record", async () => {
  expect(await unpackRecord((await packRecord(RECORD)).slice(0, -9))).toBeNull();
  expect(await unpackRecord(await packRecord("1".repeat(70_000)))).toBeNull();
  expect(await unpackRecord("check-title")).toBeNull();
  expect(await unpackRecord("")).toBeNull();
});
