// Checking a game in the browser: the log, the way to the dice and every die, as `pickomino verify` checks them.
// Whether moves follow the rules, and what bots decide, only the command line can tell: the page knows no rules.
import type { Noted } from "../state/diceWatch.ts";
import { fromHex, hmac, join, sha256, toHex } from "../state/sha256.ts";
import { BadLog, readChain, type Fault } from "./logEntries.ts";
import { LogGame, type Part } from "./logGame.ts";

export interface Verdict {
  /** What does not hold, and in which entry; null if everything does. */
  problem: { fault: Fault; line: number } | null;
  entries: number;
  rolls: number;
  /** The players rolled real dice and entered them: there is nothing to check them against. */
  byHand: boolean;
  /** The seats that never committed to anything although they could have. */
  missing: number[];
  /** The seats that kept what they had committed to. */
  withheld: number[];
  /** How often the server was restored from a backup during the game. */
  restored: number;
  /** Dice fell to which no player had added anything. */
  withoutPlayers: boolean;
  /** Whether the device had kept something to compare the log with. */
  compared: boolean;
}

const FACES = "12345W";

export function verifyLog(game: string, log: string, noted: Noted | null = null): Verdict {
  const verdict: Verdict = { problem: null, entries: 0, rolls: 0, byHand: false, missing: [], withheld: [], restored: 0, withoutPlayers: false, compared: noted !== null };
  try {
    const { entries, heads } = readChain(log);
    const [open, ...rest] = entries;
    if (!open || open.game !== game) throw new BadLog("order", 1);
    const followed = new LogGame(open);
    for (const entry of rest) followed.fold(entry);
    if (!followed.ended) throw new BadLog("order", entries.length);
    const { rolls, byHand, missing, withheld, restored } = followed;
    Object.assign(verdict, { entries: entries.length, rolls, byHand, missing, withheld, restored });
    if (noted) compare(noted, followed.parts, heads);
    for (const part of followed.parts) checkPart(followed, part);
    verdict.withoutPlayers = !byHand && followed.parts.some((part) => part.entropies.length === 0 && part.acts.some((act) => act.roll !== null));
  } catch (failure) {
    if (!(failure instanceof BadLog)) throw failure;
    verdict.problem = { fault: failure.fault, line: failure.line };
  }
  return verdict;
}

/** Everything that the device kept must be in the log. */
function compare(noted: Noted, parts: readonly Part[], heads: readonly string[]): void {
  const promised = parts.map((part) => part.commitment);
  const given = parts.flatMap((part) => part.entropies);
  const holds = noted.commitments.every((one) => promised.includes(one)) && noted.entropies.every((one) => given.includes(one)) && noted.heads.every((one) => heads.includes(one));
  if (!holds) throw new BadLog("noted", heads.length);
}

/** One of the server's secrets, every die that came from it and the seed of every bot's decision. */
function checkPart(game: LogGame, part: Part): void {
  const seed = fromHex(part.seed);
  const isHex = /^([0-9a-f]{2})*$/.test(part.seed);
  if (!isHex || toHex(sha256(join(`pickomino-commit-1\0${game.id}\0`, seed))) !== part.commitment) throw new BadLog("commitment", part.published);
  for (const act of part.acts) {
    if (act.chance !== undefined) {
      const drawn = hmac(seed, join(`pickomino-bot-1\0${game.id}\0`, part.digest, number32(act.version)));
      if (toHex(drawn.slice(0, 8)) !== act.chance) throw new BadLog("bot", act.version);
    }
    if (typeof act.roll !== "string" || game.byHand) continue;
    const head = join(`pickomino-die-1\0${game.id}\0`, part.digest, number32(Number(act.number)));
    const dice = Array.from(act.roll, (_, index) => drawDie(seed, head, index + 1));
    if (dice.sort().join("") !== act.roll) throw new BadLog("dice", act.version);
  }
}

function drawDie(seed: Uint8Array, head: Uint8Array, die: number): string {
  for (let round = 0; ; round += 1) {
    const usable = hmac(seed, join(head, number32(die), number32(round))).find((byte) => byte < 252);
    if (usable !== undefined) return FACES[usable % 6] ?? "";
  }
}

function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
