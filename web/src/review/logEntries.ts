// Reading a game's log, line by line: the one canonical form of each entry, its fields and its hash.
import { join, sha256, toHex } from "../state/sha256.ts";

export type Body = Record<string, unknown> & { kind: string; version: number; by: string; position: string };

export type Fault = "chain" | "commitment" | "dice" | "order" | "bot" | "noted";

/** A log that does not hold: what is wrong, and in which entry. */
export class BadLog extends Error {
  readonly fault: Fault;
  readonly line: number;

  constructor(fault: Fault, line: number) {
    super(`${fault} ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

/** The same limit as the command line's. */
const MOST_BYTES = 50_000_000;

/** The entries of a log and their hashes, once each hash is found to fit the entry before. */
export function readChain(log: string): { entries: Body[]; heads: string[] } {
  const lines = log.split("\n");
  if (log.length > MOST_BYTES || lines.pop() !== "") throw new BadLog("chain", lines.length + 1);
  const heads: string[] = [];
  const entries = lines.map((line, index) => {
    const at = index + 1;
    const whole = parse(line, at);
    const { hash, ...body } = whole;
    const text = canonical(body);
    heads.push(toHex(sha256(join(heads.at(-1) ?? "0".repeat(64), text))));
    if (hash !== heads.at(-1)) throw new BadLog("chain", at);
    return check(body, at);
  });
  return { entries, heads };
}

function parse(line: string, at: number): Record<string, unknown> {
  let value: unknown = null;
  try {
    value = JSON.parse(line);
  } catch {
    // Said below.
  }
  // Half of a pair of surrogates has no form in UTF-8.
  const whole = typeof value === "object" && value !== null && !Array.isArray(value) && !/\\ud[89a-f]/i.test(line);
  if (!whole || canonical(value) !== line) throw new BadLog("chain", at);
  return value as Record<string, unknown>;
}

/** The one text of a value: sorted keys, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}

type Test = (value: unknown) => boolean;
const whole: Test = (value) => Number.isInteger(value);
const words: Test = (value) => typeof value === "string";
const oneOf = (...allowed: unknown[]): Test => (value) => allowed.includes(value);
const orNull = (test: Test): Test => (value) => value === null || test(value);
const listOf = (test: Test): Test => (value) => Array.isArray(value) && value.every(test);
const dice: Test = (value) => typeof value === "string" && /^1*2*3*4*5*W*$/.test(value) && value !== "";
const action: Test = (value) => typeof value === "string" && /^(roll9?|[1-5W]|~|stop(\+c)?|(take|steal) [1-9]\d|rob [1-7]|keep [chrwga])$/.test(value);
const seatPlan: Test = (value) => typeof value === "object" && value !== null && Object.keys(value).sort().join() === "bot,kind" && oneOf("human", "bot", "open")((value as Body).kind) && orNull(words)((value as Body).bot);

const HEADER: Record<string, Test> = { kind: words, version: whole, by: oneOf("player", "bot", "server"), at: whole, position: words };
/** The fields of each kind of entry. */
const FIELDS: Record<string, Record<string, Test>> = {
  open: { game: words, rules: words, seats: listOf(seatPlan), clock: orNull(whole), limit: whole, commitment: words },
  sit: { seat: whole, bot: orNull(words) },
  unsit: { seat: whole },
  swap: { seat: whole, other: whole },
  commit: { seats: listOf(whole), commitment: words },
  lock: { missing: listOf(whole) },
  entropy: { seat: whole, entropy: words },
  start: { entropy: listOf(orNull(words)) },
  reseed: { reason: oneOf("withheld", "restored", "upgraded"), seats: listOf(whole), seed: words, commitment: words, protocol: whole },
  act: { seat: whole, action, roll: orNull(dice), number: orNull(whole) },
  takeback: { seat: whole },
  away: { seat: whole, reason: oneOf("left", "clock") },
  back: { seat: whole },
  claim: { seat: whole, absent: listOf(whole), choice: oneOf("bot", "win") },
  reveal: { reason: oneOf("over", "limit", "abandoned", "claimed"), seed: words },
};
/** Fields that are written only where they say something. */
const OPTIONAL: Record<string, Record<string, Test>> = {
  open: { start: words, dice: oneOf("hand"), coach: oneOf(true), protocol: oneOf(2), program: words },
  act: { chance: words, decider: words, lag: whole },
};

function check(body: Record<string, unknown>, line: number): Body {
  const kind = String(body.kind);
  const required = { ...HEADER, ...FIELDS[kind] };
  const allowed = { ...required, ...OPTIONAL[kind] };
  const names = Object.keys(body);
  const holds = kind in FIELDS && names.every((name) => allowed[name]?.(body[name]) ?? false) && Object.keys(required).every((name) => names.includes(name));
  if (!holds) throw new BadLog("order", line);
  return body as Body;
}
