import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FullUpdate, ServerMessage } from "../api/types.ts";
import { actions, entry, legal, roll, setAside, stop, turn, view } from "../testing.ts";
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
  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const hello: ServerMessage = { type: "hello", protocol: 1, build: "b", game: "g", version: 9, you: { seats: [1], host: true, key: "k", code: null }, presence: { seats: [1], spectators: 0, gone: [] } };

function update(version: number, more: Partial<FullUpdate> = {}): FullUpdate {
  return {
    type: "update", game: "g", version, since: version - 1, head: `h${version}`, since_head: `h${version - 1}`, more: false, entries: [], position: "", view: view(), actions: actions(legal(roll)), takeback: null, clock: { seconds: null, seat: null, deadline: null, left: null, now: 0 },
    table: { status: "running", rules: { name: "classic", edition: "classic", preset: "classic", differences: [] }, seats: [], host: 1, listed: false, limit: 1000, turns: 0, rematch: null, paused: false, coach: false },
    outcome: null, dice: { protocol: 2, commitment: "", phase: "fixed", commitments: [], entropy: [], withheld: [], fixed: true, rolls: 0, seed: null, by_hand: false }, frozen: null, ...more,
  };
}

const rolledView = view({ turn: turn({ phase: "rolled", roll: "1234" }) });
function rolled(version: number): FullUpdate {
  return update(version, {
    view: null,
    entries: [entry({ version, roll: "1234", number: 1, events: [{ kind: "rolled", params: { seat: 1, dice: "1234" } }], view: rolledView })],
    actions: actions(legal(setAside("1"))),
  });
}

let table: Table;
function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket");
  return last;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  remember("speed", "normal");
  table = new Table("g");
  socket().receive(hello);
  socket().receive(update(9));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page opened anew reads on from what was seen, and shows the table as it stands", () => {
  table.close();
  table = new Table("g");
  expect(socket().url).toContain("since=9");
  socket().receive(hello);
  socket().receive(rolled(10));
  expect([table.showing, table.view, table.alarms]).toEqual([false, rolledView, []]);
});

test("one's own move shows as soon as it is here", () => {
  table.act(roll);
  expect(socket().sent.at(-1)).toMatchObject({ type: "command", action: "roll", version: 9 });
  socket().receive(rolled(10));
  expect(table.view).toEqual(rolledView);
});

test("nothing can be done twice while a command is under way", () => {
  table.act(roll);
  table.act(roll);
  expect(socket().sent.filter((frame) => frame.type === "command")).toHaveLength(1);
  const id = socket().sent.at(-1)?.id ?? "";
  socket().receive({ type: "answer", id, ok: true, version: 10, error: null });
  expect(table.sending).toBe(true); // the version it made is not here yet
  socket().receive(rolled(10));
  expect(table.sending).toBe(false);
});

test("what is not legal is not sent", () => {
  table.act(stop);
  expect(socket().sent).toEqual([]);
});

test("after a gap it reads on from the last version, sends the same command again and says that it is back", async () => {
  table.act(roll);
  const command = socket().sent.at(-1);
  socket().drop(1006);
  expect(table.link).toBe("away");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().url).toContain("since=9");
  socket().receive(hello);
  expect(socket().sent.at(-1)).toEqual(command);
  socket().receive(rolled(10));
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
  const first = entry({ ...theirs.entries[0], by: "bot", seat: 2 });
  socket().receive({ ...theirs, version: 11, entries: [first, { ...first, version: 11, view: view({ mover: 3 }) }] });
  expect(table.view).toEqual(rolledView);
  expect(table.actions).toBeNull();
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view?.mover).toBe(3);
});

test("a refusal is shown and frees the hands", () => {
  table.act(roll);
  const id = socket().sent.at(-1)?.id ?? "";
  socket().receive({ type: "answer", id, ok: false, version: 9, error: { code: "not_your_turn", params: { mover: 2 } } });
  expect(table.error?.code).toBe("not_your_turn");
  expect(table.sending).toBe(false);
});

test("a call-out is seen for a moment", async () => {
  socket().receive({ type: "emote", seat: 2, emote: "clap" });
  expect(table.emote?.emote).toBe("clap");
  await vi.advanceTimersByTimeAsync(6000);
  expect(table.emote).toBeNull();
});

function botRolls(version: number, ...dice: string[]): FullUpdate {
  const entries = dice.map((fell, index) =>
    entry({ version: version + index, seat: 2, by: "bot", roll: fell, number: 1, events: [{ kind: "rolled", params: { seat: 2, dice: fell } }], view: rolledView }),
  );
  return update(version + dice.length - 1, { entries, view: null });
}
const announced = (): unknown[] => table.announced.map((event) => event.params.dice);

test("at any pace all that happened since one's own move is announced", () => {
  remember("speed", "instant");
  table.act(roll);
  socket().receive(rolled(10));
  socket().receive(botRolls(11, "11", "22"));
  socket().receive(botRolls(13, "33"));
  expect(announced()).toEqual(["1234", "11", "22", "33"]);
});

test("what there was time to read out is not announced again", async () => {
  socket().receive(botRolls(10, "11", "22"));
  expect(announced()).toEqual(["11"]);
  await vi.advanceTimersByTimeAsync(1100); // a frame and the pause after a roll
  expect(announced()).toEqual(["22"]);
});

test("what is skipped is announced all the same", async () => {
  socket().receive(botRolls(10, "11", "22", "33"));
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(announced()).toEqual(["11", "22", "33"]);
});

test("on fast the others' turns have their time from one's own move on, however they come in", async () => {
  remember("speed", "fast");
  table.act(roll);
  socket().receive(rolled(10));
  await vi.advanceTimersByTimeAsync(5000); // the bots thought for so long
  socket().receive(botRolls(11, "11", "22", "33"));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.showing).toBe(false);
});
