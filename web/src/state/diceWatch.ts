// What this device keeps about the dice of a game, and compares with everything that the server says later.
import { randomHex } from "../api/http.ts";
import type { CommitMessage, EntropyMessage, FullUpdate, Update } from "../api/types.ts";
import { entropyCommitment } from "./sha256.ts";

/** Something that does not fit what the server said before, as the catalogue has it. */
export interface Alarm {
  key: string;
  params: Record<string, number>;
}

interface WatchedGame {
  /** The hashes of log entries, by version. */
  heads: Record<string, string>;
  version: number;
  /** The hashes of the server's secrets. */
  commitments: string[];
  /** This device's commitment, by the server's. */
  sent: Record<string, string>;
  /** What this device's commitments stand for. */
  entropies: Record<string, string>;
  /** What entered the dice. */
  added: string[];
  alarms: Alarm[];
}

/** What to compare a log with. */
export interface Noted {
  commitments: string[];
  entropies: string[];
  heads: string[];
}

const PREFIX = "pickomino.dice.";
const GAMES = "pickomino.dice-games";
/** Games that are kept: older ones make room. */
const MOST_GAMES = 40;
const MOST_HEADS = 200;

export class DiceWatch {
  readonly #game: string;
  #kept: WatchedGame;
  #reseeded = false;

  constructor(game: string) {
    this.#game = game;
    this.#kept = read(game) ?? { heads: {}, version: 0, commitments: [], sent: {}, entropies: {}, added: [], alarms: [] };
  }

  get alarms(): readonly Alarm[] {
    return this.#kept.alarms;
  }

  /** The last version that was seen of the game, also by a page that is closed by now; null before the first. */
  get version(): number | null {
    return this.#kept.version || null;
  }

  /** The player has read the alarms. */
  silence(): void {
    this.#kept.alarms = [];
    this.#write();
  }

  /** Compare an update with what was kept. */
  check(update: Update, seats: readonly number[]): void {
    const continued = this.#checkHeads(update);
    this.#reseeded ||= update.entries.some((entry) => entry.kind === "reseed");
    // Entries that were not received may have announced another secret.
    if (!update.more) this.#checkDice(update.dice, seats, continued);
    this.#write();
  }

  /** The message that adds to the dice, if it is time for one. */
  contribution({ dice, table }: FullUpdate, seats: readonly number[]): CommitMessage | EntropyMessage | null {
    if (seats.length === 0 || dice.protocol < 2 || (table.status !== "lobby" && table.status !== "running")) return null;
    const promised = seats.map((seat) => dice.commitments[seat - 1] ?? null);
    const sent = this.#kept.sent[dice.commitment] ?? null;
    // Seats have been swapped, and this device does not know yet which one is its own now.
    if (sent !== null && dice.commitments.includes(sent) && !promised.includes(sent)) return null;
    if (dice.phase === "commit" && promised.includes(null) && !seats.some((seat) => dice.withheld.includes(seat))) {
      const entropy = randomHex(32);
      const commitment = entropyCommitment(this.#game, entropy);
      this.#kept.entropies[commitment] = entropy;
      this.#kept.sent[dice.commitment] = commitment;
      this.#write(); // before it is sent: whoever reloads now can still reveal it
      return { type: "commit", commitment };
    }
    if (dice.phase !== "reveal") return null;
    const entropy = promised.map((one) => (one ? this.#kept.entropies[one] : undefined)).find((one) => one !== undefined);
    return entropy && !dice.entropy.includes(entropy) ? { type: "entropy", entropy } : null;
  }

  #alarm(key: string, params: Record<string, number> = {}): void {
    if (!this.#kept.alarms.some((alarm) => alarm.key === key)) this.#kept.alarms.push({ key, params });
  }

  /** Whether this update goes on from what was kept. */
  #checkHeads(update: Update): boolean {
    const kept = this.#kept;
    const back = update.version < kept.version;
    // Asked for everything since then, an honest server leaves nothing out, also for a page that is opened anew.
    const skipped = kept.version > 0 && update.since > kept.version;
    if (skipped) this.#alarm("dice-alarm-rewritten", { version: kept.version });
    if (back) {
      this.#alarm("dice-alarm-back", { version: update.version, known: kept.version });
      kept.heads = Object.fromEntries(Object.entries(kept.heads).filter(([version]) => Number(version) <= update.version));
    }
    for (const [version, head] of [[update.since, update.since_head], [update.version, update.head]] as const) {
      if (version === 0) continue; // before the first entry there is nothing to compare
      kept.heads[version] ??= head;
      if (kept.heads[version] !== head) this.#alarm("dice-alarm-rewritten", { version });
    }
    // The newest hash stands for everything before it; a few more show when a log was rewritten.
    for (const old of Object.keys(kept.heads).slice(0, -MOST_HEADS)) delete kept.heads[old];
    kept.version = update.version;
    return !back && !skipped;
  }

  #checkDice(dice: FullUpdate["dice"], seats: readonly number[], continued: boolean): void {
    const kept = this.#kept;
    const last = kept.commitments.at(-1);
    const renewed = last !== undefined && last !== dice.commitment;
    if (renewed && continued && !this.#reseeded) this.#alarm("dice-alarm-commitment");
    if (renewed && seats.some((seat) => dice.withheld.includes(seat)) && kept.sent[last] !== undefined) this.#alarm("dice-alarm-withheld");
    if (!kept.commitments.includes(dice.commitment)) kept.commitments.push(dice.commitment);
    this.#reseeded = false;
    const sent = kept.sent[dice.commitment];
    const first = seats[0];
    if (sent === undefined || first === undefined || dice.phase === "commit") return;
    const entropy = kept.entropies[sent] ?? "";
    const shown = dice.commitments[first - 1] ?? null;
    const fixed = dice.phase === "fixed";
    if (shown === null) this.#alarm("dice-alarm-left-out");
    else if (shown !== sent || (fixed && !dice.entropy.includes(entropy))) this.#alarm("dice-alarm-replaced");
    else {
      if (fixed && !kept.added.includes(entropy)) kept.added.push(entropy);
      return;
    }
    delete kept.sent[dice.commitment]; // said once
  }

  #write(): void {
    try {
      const games = [this.#game, ...gamesKept().filter((game) => game !== this.#game)];
      for (const old of games.splice(MOST_GAMES)) localStorage.removeItem(PREFIX + old);
      localStorage.setItem(GAMES, JSON.stringify(games));
      localStorage.setItem(PREFIX + this.#game, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still compares for as long as the page is open.
    }
  }
}

/** Everything kept about a game; null if that is nothing. */
export function notedOf(game: string): Noted | null {
  const kept = read(game);
  return kept && { commitments: kept.commitments, entropies: kept.added, heads: Object.values(kept.heads) };
}

function gamesKept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(GAMES) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function read(game: string): WatchedGame | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + game) ?? "null") as WatchedGame | null;
  } catch {
    return null;
  }
}
