/// <reference types="node" />
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";

import { verifyLog } from "./verify.ts";

// A log made the way docs/api.md describes it, with another implementation of the hashes.
const GAME = "Jx0uT2m5qXk8w3Zb";
const SEED = Buffer.alloc(32, 7);
const ENTROPY = ["77ab", null];

function sha256(...parts: (string | Buffer)[]): string {
  return createHash("sha256").update(Buffer.concat(parts.map((part) => Buffer.from(part as string)))).digest("hex");
}
function die(roll: number, number: number): string {
  const mixed = Buffer.from(sha256(ENTROPY.map((entropy) => entropy ?? "").join(",")), "hex");
  for (let round = 0; ; round += 1) {
    const counters = Buffer.alloc(12);
    [roll, number, round].forEach((value, index) => counters.writeUInt32BE(value, index * 4));
    const bytes = createHmac("sha256", SEED).update(Buffer.concat([Buffer.from(`pickomino-die-1\0${GAME}\0`), mixed, counters])).digest();
    const usable = bytes.find((byte) => byte < 252);
    if (usable !== undefined) return "12345W"[usable % 6] ?? "";
  }
}
function roll(number: number): string {
  return Array.from({ length: 8 }, (_, index) => die(number, index + 1)).sort().join("");
}
function log(entries: Record<string, unknown>[]): string {
  let previous = "0".repeat(64);
  return entries
    .map((entry) => {
      const sorted = (value: Record<string, unknown>): string => JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
      previous = sha256(previous + sorted(entry));
      return sorted({ ...entry, hash: previous });
    })
    .join("\n");
}
const ENTRIES = [
  { kind: "open", version: 1, commitment: sha256(`pickomino-commit-1\0${GAME}\0`, SEED) },
  { kind: "start", version: 2, entropy: ENTROPY },
  { kind: "act", version: 3, action: "roll", roll: roll(1), number: 1 },
  { kind: "act", version: 4, action: "roll", roll: roll(2), number: 2 },
  { kind: "reveal", version: 5, seed: SEED.toString("hex") },
];

test("an honest game passes", async () => {
  expect(await verifyLog(GAME, log(ENTRIES))).toEqual({ chain: true, commitment: true, dice: true, byHand: false, rolls: 2, entries: 5 });
});

test("dice entered by hand are not checked, and said to be such", async () => {
  const entered = ENTRIES.map((entry) => (entry.kind === "open" ? { ...entry, dice: "hand" } : { ...entry, ...(entry.roll ? { roll: "WWWWWWWW" } : {}) }));
  expect(await verifyLog(GAME, log(entered))).toEqual({ chain: true, commitment: true, dice: true, byHand: true, rolls: 2, entries: 5 });
});

test("a changed die is found, even in a chain made to fit", async () => {
  const cheated = ENTRIES.map((entry) => (entry.version === 3 ? { ...entry, roll: "WWWWWWWW" } : entry));
  expect(await verifyLog(GAME, log(cheated))).toMatchObject({ chain: true, dice: false });
});

test("a changed byte breaks the chain", async () => {
  const honest = log(ENTRIES);
  expect(await verifyLog(GAME, honest.replace('"action":"roll"', '"action":"stop"'))).toMatchObject({ chain: false });
});

test("another seed than the one promised is found", async () => {
  const swapped = ENTRIES.map((entry) => (entry.kind === "reveal" ? { ...entry, seed: Buffer.alloc(32, 8).toString("hex") } : entry));
  expect(await verifyLog(GAME, log(swapped))).toMatchObject({ commitment: false, dice: false });
});
