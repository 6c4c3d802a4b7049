import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FullUpdate } from "../api/types.ts";
import { DiceWatch, notedOf } from "./diceWatch.ts";
import { entropyCommitment } from "./sha256.ts";

const ENTROPY = "01".repeat(32);
const MINE = entropyCommitment("g", ENTROPY);
const SEATS = [1];

function update(version: number, dice: Partial<FullUpdate["dice"]> = {}, more: Partial<FullUpdate> = {}): FullUpdate {
  const since = more.since ?? version - 1;
  return {
    version, since, head: `h${version}`, since_head: `h${since}`, more: false, entries: [], table: { status: "lobby" },
    dice: { protocol: 2, commitment: "server", phase: "commit", commitments: [null, null], entropy: [null, null], withheld: [], fixed: false, rolls: 0, seed: null, by_hand: false, ...dice },
    ...more,
  } as FullUpdate;
}
type Dice = Partial<FullUpdate["dice"]>;
const locked: Dice = { phase: "reveal", commitments: [MINE, "b"] };
const fixed: Dice = { phase: "fixed", commitments: [MINE, "b"], entropy: [ENTROPY, "e"] };
const reseed = [{ kind: "reseed" }] as FullUpdate["entries"];

let watch: DiceWatch;
function receive(message: FullUpdate): unknown {
  watch.check(message, SEATS);
  return watch.contribution(message, SEATS);
}
function alarms(): string[] {
  return watch.alarms.map((alarm) => alarm.key);
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => (bytes as Uint8Array).fill(1) as typeof bytes);
  watch = new DiceWatch("g");
  expect(receive(update(1))).toEqual({ type: "commit", commitment: MINE });
});
afterEach(() => vi.restoreAllMocks());

test("an honest server raises no alarm, and everything is noted", () => {
  expect(receive(update(3, locked, { since: 1 }))).toEqual({ type: "entropy", entropy: ENTROPY });
  expect(receive(update(4, fixed))).toBeNull();
  expect(alarms()).toEqual([]);
  expect(notedOf("g")).toEqual({ commitments: ["server"], entropies: [ENTROPY], heads: ["h1", "h3", "h4"] });
});

test("whoever reloads between commit and reveal still reveals", () => {
  watch = new DiceWatch("g");
  expect(receive(update(3, locked, { since: 1 }))).toEqual({ type: "entropy", entropy: ENTROPY });
});

test("a page opened anew after a new seed commits again without an alarm", () => {
  watch = new DiceWatch("g");
  expect(watch.version).toBe(1); // what it asks for everything since
  expect(receive(update(7, { commitment: "other" }, { since: 1, entries: reseed }))).toMatchObject({ type: "commit" });
  expect(alarms()).toEqual([]);
});

test.each([
  ["commitment", update(7, { commitment: "other" }, { since: 1 })],
  ["rewritten", update(7, {}, { since: 1, since_head: "x" })],
  ["rewritten", update(7, {}, { since: 7 })], // what happened meanwhile is left out
  ["back", update(0, {}, { since: 0 })],
])("what was swapped while the page was closed is said aloud: %s", (key, message) => {
  watch = new DiceWatch("g");
  receive(message);
  expect(alarms()).toContain(`dice-alarm-${key}`);
});

test("a browser that keeps nothing still plays", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(receive(update(3, locked, { since: 1 }))).toEqual({ type: "entropy", entropy: ENTROPY });
});

test.each([
  ["left-out", update(3, { phase: "reveal", commitments: [null, "b"] }, { since: 1 })],
  ["replaced", update(3, { phase: "reveal", commitments: ["c", "b"] }, { since: 1 })],
  ["replaced", update(3, { ...fixed, entropy: ["f", "e"] }, { since: 1 })],
  ["commitment", update(3, { commitment: "other" }, { since: 1 })],
  ["withheld", update(3, { commitment: "other", withheld: [1] }, { since: 1, entries: reseed })],
  ["rewritten", update(2, {}, { since_head: "x" })],
  ["back", update(0, {}, { since: 0 })],
])("what does not fit is said aloud: %s", (key, message) => {
  receive(message);
  expect(alarms()).toContain(`dice-alarm-${key}`);
  // It is still said after a reload, until somebody has read it.
  expect(new DiceWatch("g").alarms.length).toBeGreaterThan(0);
  watch.silence();
  expect(new DiceWatch("g").alarms).toEqual([]);
});

test("a player whose seat was swapped does not commit again before knowing the new one", () => {
  const swapped = update(3, { commitments: [null, MINE] });
  receive(update(2, { commitments: [MINE, null] }));
  expect(receive(swapped)).toBeNull();
  expect(watch.contribution(swapped, [2])).toBeNull();
});
