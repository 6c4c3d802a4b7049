// What somebody pastes: a position, a record, a link to a position, to a record or to a table of this server.
import { api } from "../api/http.ts";
import { unpackRecord } from "../review/sharing.ts";
import { recordWords } from "../state/failures.ts";
import { words } from "../state/i18n.svelte.ts";
import { positions } from "./api.ts";
import { setupOf } from "./setup.ts";
import type { Shown } from "./tree.svelte.ts";

export interface Line {
  names: string[];
  start: Shown;
  /** The main line that follows the start. */
  steps: Shown[];
  /** Why a record does not hold any further. */
  broken?: string | null;
}

/** Read whatever it is; `rules` are those of a position that comes without any. Null for a link that leads to none of these. */
export async function readPasted(text: string, rules: string): Promise<Line | null> {
  const pasted = text.trim();
  const url = linkOf(pasted);
  if (url?.searchParams.get("position")) return readPosition(url.searchParams.get("position") ?? "", url.searchParams.get("rules") ?? "classic");
  const own = url?.origin === location.origin;
  const game = own && /^\/t\/([\w-]+)/.exec(url.pathname)?.[1];
  if (game) {
    const key = decodeURIComponent(url.hash.slice(1));
    if (key) await api.spectate(game, key);
    return readGame((await api.record(game, words.locale)).text);
  }
  if (url) {
    const record = url.pathname === "/record" ? await unpackRecord(url.hash.slice(1)) : null;
    return record === null ? null : readGame(record);
  }
  if (pasted.startsWith("[")) return readGame(pasted);
  return readPosition(pasted, rulesFor(pasted, rules));
}

function linkOf(text: string): URL | null {
  if (!/^(https?:\/\/|\/)/.test(text)) return null;
  try {
    return new URL(text, location.origin);
  } catch {
    return null;
  }
}

/** The third field of a position says by its form whether the game has extras; other knobs leave no trace in it. */
function rulesFor(position: string, rules: string): string {
  const plain = position.split(" ")[2] === "-";
  const extras = /^extrawurm\b/.test(rules);
  if (plain) return extras ? "classic" : rules;
  return extras ? rules : "extrawurm";
}

async function readPosition(position: string, rules: string): Promise<Line> {
  return { names: [], start: await positions.show({ rules, position }), steps: [] };
}

async function readGame(record: string): Promise<Line> {
  const read = await api.readRecord(record);
  const { rules } = read;
  const start = await positions.show({ rules: rules.name, setup: setupOf(read.start) });
  const steps = read.entries.flatMap(({ position, view, events }): Shown[] => (position && view ? [{ rules, position, view, due: 0, events, outcome: null }] : []));
  const last = steps.at(-1);
  if (last && read.outcome) last.outcome = read.outcome;
  return { names: read.names, start, steps, broken: read.error && recordWords({ ...read.error }) };
}
