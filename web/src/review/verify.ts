// Checking a game's dice in the browser: the chain of the log, the commitment, and every die from seed and entropy.

export interface Verdict {
  chain: boolean;
  commitment: boolean;
  dice: boolean;
  /** The players rolled real dice and entered them: there is nothing to check them against. */
  byHand: boolean;
  rolls: number;
  entries: number;
}

type LogEntry = Record<string, unknown> & { hash: string; kind: string };

const text = new TextEncoder();
const FACES = "12345W";

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", bytes));
}

/** Each entry's hash covers the one before it: nothing was changed, left out or put in. */
async function chainHolds(lines: readonly string[]): Promise<boolean> {
  let previous = "0".repeat(64);
  for (const line of lines) {
    const { hash } = JSON.parse(line) as LogEntry;
    // The body is the line without its hash, wherever the keys' order puts it.
    const field = `"hash":"${hash}"`;
    const body = line.replace(`${field},`, "").replace(`,${field}`, "");
    if ((await sha256(text.encode(previous + body))) !== hash) return false;
    previous = hash;
  }
  return true;
}

async function drawDie(key: CryptoKey, head: Uint8Array, roll: number, die: number): Promise<string> {
  for (let round = 0; ; round += 1) {
    const message = join(head, number32(roll), number32(die), number32(round));
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
    const usable = bytes.find((byte) => byte < 252);
    if (usable !== undefined) return FACES[usable % 6] ?? "";
  }
}

export async function verifyLog(game: string, log: string): Promise<Verdict> {
  const lines = log.split("\n").filter((line) => line !== "");
  const entries = lines.map((line) => JSON.parse(line) as LogEntry);
  const find = (kind: string): LogEntry | undefined => entries.find((entry) => entry.kind === kind);
  const seed = fromHex(String(find("reveal")?.seed ?? ""));
  const committed = String(find("open")?.commitment ?? "");
  const commitment = (await sha256(join(text.encode(`pickomino-commit-1\0${game}\0`), seed))) === committed;
  const entropies = ((find("start")?.entropy ?? []) as (string | null)[]).map((entropy) => entropy ?? "").join(",");
  const mixed = fromHex(await sha256(text.encode(entropies)));
  const head = join(text.encode(`pickomino-die-1\0${game}\0`), mixed);
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let dice = seed.length > 0;
  let rolls = 0;
  const byHand = find("open")?.dice === "hand";
  for (const entry of entries) {
    if (typeof entry.roll !== "string" || typeof entry.number !== "number") continue;
    rolls += 1;
    if (byHand) continue;
    const drawn: string[] = [];
    for (let die = 1; die <= entry.roll.length; die += 1) drawn.push(await drawDie(key, head, entry.number, die));
    if (drawn.sort().join("") !== Array.from(entry.roll).sort().join("")) dice = false;
  }
  return { chain: await chainHolds(lines), commitment, dice, byHand, rolls, entries: entries.length };
}
