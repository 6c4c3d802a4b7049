import { afterEach, expect, test, vi } from "vitest";

import { api, ApiFailure } from "../api/http.ts";
import type { FullUpdate, Summary } from "../api/types.ts";
import { coach } from "../coach/api.ts";
import type { Review } from "../coach/types.ts";
import { entry } from "../testing.ts";
import { lookAt, missing } from "./collect.ts";
import type { RecordStore } from "./store.ts";

function summary(game: string, more: Partial<Summary> = {}): Summary {
  const seats = ["Ann", "Bob"].map((name, index) => ({ seat: index + 1, kind: "human", name, bird: "rooster", bot: null, away: null }));
  return { game, status: "over", seats, your_seats: [1, 2], updated_at: 10, rules: { name: "classic" }, ...more } as Summary;
}

afterEach(() => vi.restoreAllMocks());

test("what ended here is looked at even if the server lists it no longer, beside what ended elsewhere", async () => {
  vi.spyOn(api, "mine").mockResolvedValue({ games: [summary("listed", { your_seats: [2] }), summary("open", { status: "running" })] });
  const store: RecordStore = { since: 0, games: {}, ended: { old: summary("old", { updated_at: 5 }) } };
  expect((await missing(store)).map(({ game }) => game)).toEqual(["old", "listed"]);
});

test("of a shared device everybody has a record by name, with the luck of their own rolls", async () => {
  const entries = [entry({ events: [{ kind: "took", params: { seat: 2, tile: 24 } }] })];
  vi.spyOn(api, "game").mockResolvedValue({ version: 1, more: false, entries, outcome: { worms: [0, 1], winners: [2] } } as unknown as FullUpdate);
  const players = [1, 2].map((seat) => ({ seat, luck: -0.5, own_luck: seat / 10, accuracy: 0.9 }));
  vi.spyOn(coach, "reviewGame").mockResolvedValue({ players } as unknown as Review);
  const results = await lookAt(summary("g"), new AbortController().signal);
  expect(results.map(({ seat, name, won, luck, tiles }) => ({ seat, name, won, luck, tiles }))).toEqual([
    { seat: 1, name: "Ann", won: 0, luck: 0.1, tiles: {} },
    { seat: 2, name: "Bob", won: 1, luck: 0.2, tiles: { 24: 1 } },
  ]);
  const [alone] = await lookAt(summary("g", { your_seats: [2] }), new AbortController().signal);
  expect(alone?.name).toBeNull();
});

test.each(["unknown_game", "frozen"])("a game that the server refuses as %s leaves nothing, and holds up no other", async (code) => {
  vi.spyOn(api, "game").mockRejectedValue(new ApiFailure({ code, params: {} } as never));
  expect(await lookAt(summary("gone"), new AbortController().signal)).toEqual([]);
});
