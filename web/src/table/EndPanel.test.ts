import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../api/http.ts";
import type { GameOutcome } from "../api/types.ts";
import { words } from "../state/i18n.svelte.ts";
import { remember } from "../state/settings.svelte.ts";
import type { Table } from "../state/table.svelte.ts";
import { button, cast, prepare, render } from "../testing.ts";
import EndPanel from "./EndPanel.svelte";

prepare();
const table = { game: "g", latest: null, you: { seats: [1], host: true, key: "k3y", code: null } } as unknown as Table;

function show(outcome: Partial<GameOutcome>): HTMLElement {
  return render(EndPanel, { table, cast, outcome: { worms: [7, 9, 7], scores: [{ tiles: 7, grilled: 0, apple: 0 }], winners: [2], tie_break: null, by_limit: false, by_claim: false, ...outcome } });
}
const counted = (): (string | null)[] => [...document.querySelectorAll(".count")].map((count) => count.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  remember("speed", "normal");
  vi.spyOn(api, "standings").mockResolvedValue({ games: 1, whole: true, standings: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the winner comes first and the worms are counted one by one", () => {
  const page = show({});
  expect(page.querySelector("h2")?.textContent).toBe("Nina wins!");
  expect([...page.querySelectorAll(".name")].map((name) => name.textContent)).toEqual(["Nina", "Ann", "Goose"]);
  vi.advanceTimersByTime(3 * 140);
  flushSync();
  expect(counted()).toEqual(["3", "3", "3"]);
  vi.advanceTimersByTime(20 * 140);
  flushSync();
  expect(counted()).toEqual(["9", "7", "7"]);
});

test("who decides a tie is said in words", () => {
  expect(show({ worms: [9, 9, 7], winners: [1], tie_break: "highest_tile" }).textContent).toContain("the highest tile decides");
});

test("a shared win names all who share it, and a game cut short says so", () => {
  const page = show({ worms: [0, 0, 0], winners: [1, 2, 3], tie_break: "shared", by_limit: true });
  expect(page.querySelector("h2")?.textContent).toBe("Ann, Nina and Goose share the win!");
  expect(page.textContent).toContain("limit of turns");
});

test("what is shared opens for those it is sent to; without a clipboard it is shown", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  show({});
  button("Share").click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText.mock.calls[0]?.[0]).toMatch(/Nina wins! \(Nina 9, Ann 7, Goose 7\) .*\/t\/g#k3y$/);
  button("Copied");
  writeText.mockRejectedValue(new Error("refused"));
  button("Copied").click();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(document.querySelector<HTMLInputElement>("input")?.value).toContain("/t/g#k3y");
});

test("after a rematch the scoreboard counts all games so far", async () => {
  const standings = {
    games: 3,
    whole: true,
    standings: [
      { seat: 2, name: "Nina", bot: null, games: 3, wins: 2, worms: 21 },
      { seat: null, name: "Bea", bot: null, games: 1, wins: 1, worms: 8 },
      { seat: 3, name: null, bot: "timid", games: 3, wins: 0, worms: 5 },
    ],
  };
  vi.mocked(api.standings).mockResolvedValue(standings);
  await words.need(["table"]);
  const page = show({});
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  const board = [...page.querySelectorAll("table")].at(-1);
  expect(board?.caption?.textContent).toBe("Scoreboard after 3 games");
  const rows = [...(board?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows).toEqual([["Nina", "2", "21"], ["Bea", "1", "8"], ["Goose", "0", "5"]]);
});
