/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { Noted } from "../state/diceWatch.ts";
import { verifyLog } from "./verify.ts";

interface Case {
  name: string;
  game: string;
  log: string;
  refused_by: string[];
  fault: string | null;
  noted: Noted | null;
  warns: string | null;
}

// The same logs are read by tests/server/test_bent_logs.py, for the command line.
const cases = JSON.parse(readFileSync("../tests/server/bent_logs.json", "utf-8")) as Case[];

test.each(cases.filter((one) => one.refused_by.includes("page")).map((one) => [one.name, one] as const))("refused: %s", (_, one) => {
  expect(verifyLog(one.game, one.log, one.noted).problem?.fault).toBe(one.fault);
});

test.each(cases.filter((one) => one.refused_by.length === 0).map((one) => [one.name, one] as const))("holds: %s", (_, one) => {
  const verdict = verifyLog(one.game, one.log, one.noted);
  expect(verdict.problem).toBeNull();
  expect(verdict.compared).toBe(one.noted !== null);
  const warned = { withheld: verdict.withheld.length > 0, restored: verdict.restored > 0, nobody: verdict.withoutPlayers };
  expect(Object.entries(warned).flatMap(([name, said]) => (said ? [name] : []))).toEqual(one.warns ? [one.warns] : []);
});

test("what holds in itself is found by what was noted alone", () => {
  const lies = cases.filter((one) => one.noted && one.refused_by.length > 0);
  expect(lies.length).toBeGreaterThan(3);
  for (const lie of lies) expect(verifyLog(lie.game, lie.log).problem).toBeNull();
});

test("the page says nothing about moves and the choices of bots: the command line does", () => {
  for (const one of cases.filter((left) => !left.refused_by.includes("page"))) expect(verifyLog(one.game, one.log, one.noted).problem).toBeNull();
});

test("the log of another game is not the one asked for", () => {
  const honest = cases[0] as Case;
  expect(verifyLog("another", honest.log).problem).toEqual({ fault: "order", line: 1 });
});

test("every changed byte of a log is found", () => {
  const honest = cases[0] as Case;
  const short = honest.log.slice(0, honest.log.indexOf("\n") + 1);
  for (let at = 0; at < short.length; at += 1) {
    const changed = honest.log.slice(0, at) + String.fromCharCode(honest.log.charCodeAt(at) ^ 1) + honest.log.slice(at + 1);
    expect(verifyLog(honest.game, changed).problem?.line).toBeLessThanOrEqual(2);
  }
});
