import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FullUpdate, ServerMessage } from "../api/types.ts";
import { actions, legal, turn, view } from "../testing.ts";
import { remember } from "./settings.svelte.ts";
import { Table } from "./table.svelte.ts";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly url: string;
  readyState = FakeSocket.OPEN;
  sent: { type: string; id: string; version: number; action?: string }[] = [];
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: URL) {
    this.url = String(url);
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const hello: ServerMessage = { type: "hello", protocol: 1, build: "b", game: "g", version: 9, you: { seats: [1], host: true, key: "k", code: null }, presence: { seats: [1], spectators: 0 } };

function update(version: number, more: Partial<FullUpdate> = {}): FullUpdate {
  return {
    type: "update", game: "g", version, since: version - 1, more: false, entries: [], position: "", view: view(), actions: actions(legal("roll")), takeback: null, clock: null,
    table: { status: "running", rules: "classic", knobs: { extras: false, fallback: "nearest", steal: "forced", flip_empty_handed: false, six_faces_end_turn: false }, seats: [], host: 1, listed: false, limit: 1000, turns: 0, rematch: null, paused: false },
    outcome: null, dice: { commitment: "", entropy: [], fixed: true, rolls: 0, seed: null }, frozen: null, ...more,
  };
}

const rolledView = view({ turn: turn({ phase: "rolled", roll: "1234" }) });
function rolled(version: number): FullUpdate {
  return update(version, {
    view: rolledView,
    entries: [{ version, kind: "act", seat: 1, by: "player", action: "roll", roll: "1234", number: 1, at: 0, events: [{ kind: "rolled", params: { seat: 1, dice: "1234" } }], position: "", view: rolledView }],
    actions: actions(legal("1")),
  });
}

let table: Table;
function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  remember("speed", "normal");
  table = new Table("g");
  socket().hear(hello);
  socket().hear(update(9));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one's own move shows as soon as it is here", () => {
  table.act("roll");
  expect(socket().sent.at(-1)).toMatchObject({ type: "command", action: "roll", version: 9 });
  socket().hear(rolled(10));
  expect(table.view).toEqual(rolledView);
});

test("nothing can be done twice while a command is under way", () => {
  table.act("roll");
  table.act("roll");
  expect(socket().sent.filter((frame) => frame.type === "command")).toHaveLength(1);
  const id = socket().sent.at(-1)?.id ?? "";
  socket().hear({ type: "answer", id, ok: true, version: 10, error: null });
  expect(table.sending).toBe(true); // the version it made is not here yet
  socket().hear(rolled(10));
  expect(table.sending).toBe(false);
});

test("what is not legal is not sent", () => {
  table.act("stop");
  expect(socket().sent).toEqual([]);
});

test("after a gap it reads on from the last version, sends the same command again and says that it is back", async () => {
  table.act("roll");
  const command = socket().sent.at(-1);
  socket().drop(1006);
  expect(table.link).toBe("away");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().url).toContain("since=9");
  socket().hear(hello);
  expect(socket().sent.at(-1)).toEqual(command);
  socket().hear(rolled(10));
  expect(table.resynced).toBe(1);
});

test("a table that does not exist is not asked for again", async () => {
  socket().drop(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.link).toBe("unknown");
  expect(FakeSocket.all).toHaveLength(1);
});

test("others' turns are shown one thing at a time, and can be skipped", async () => {
  const theirs = rolled(10);
  const entry = theirs.entries[0];
  if (!entry) throw new Error("no entry");
  const bot = { ...entry, by: "bot", seat: 2 };
  socket().hear({ ...theirs, version: 11, entries: [bot, { ...bot, version: 11, view: view({ mover: 3 }) }], view: view({ mover: 3 }) });
  expect(table.view).toEqual(rolledView);
  expect(table.actions).toBeNull();
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view?.mover).toBe(3);
});

test("a refusal is shown and frees the hands", () => {
  table.act("roll");
  const id = socket().sent.at(-1)?.id ?? "";
  socket().hear({ type: "answer", id, ok: false, version: 9, error: { code: "not_your_turn", params: { mover: 2 } } });
  expect(table.error?.code).toBe("not_your_turn");
  expect(table.sending).toBe(false);
});

test("a call-out is seen for a moment", async () => {
  socket().hear({ type: "emote", seat: 2, emote: "clap" });
  expect(table.emote?.emote).toBe("clap");
  await vi.advanceTimersByTimeAsync(6000);
  expect(table.emote).toBeNull();
});

function botRolls(version: number, ...dice: string[]): FullUpdate {
  const entries = dice.map((roll, index) => ({
    version: version + index, kind: "act", seat: 2, by: "bot", action: "roll", roll, number: 1, at: 0, events: [{ kind: "rolled", params: { seat: 2, dice: roll } }], position: "", view: rolledView,
  }));
  return update(version + dice.length - 1, { entries });
}
const heard = (): unknown[] => table.told.map((event) => event.params.dice);

test("at any pace all that happened since one's own move is told", () => {
  remember("speed", "instant");
  table.act("roll");
  socket().hear(rolled(10));
  socket().hear(botRolls(11, "11", "22"));
  socket().hear(botRolls(13, "33"));
  expect(heard()).toEqual(["1234", "11", "22", "33"]);
});

test("what was told at leisure is not told again", async () => {
  socket().hear(botRolls(10, "11", "22"));
  expect(heard()).toEqual(["11"]);
  await vi.advanceTimersByTimeAsync(1100); // a frame and the pause after a roll
  expect(heard()).toEqual(["22"]);
});

test("what is skipped is told all the same", async () => {
  socket().hear(botRolls(10, "11", "22", "33"));
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toEqual(["11", "22", "33"]);
});

test("on fast the others' turns have their time from one's own move on, however they come in", async () => {
  remember("speed", "fast");
  table.act("roll");
  socket().hear(rolled(10));
  await vi.advanceTimersByTimeAsync(5000); // the bots thought for so long
  socket().hear(botRolls(11, "11", "22", "33"));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.showing).toBe(false);
});
