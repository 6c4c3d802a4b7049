import { expect, test, vi } from "vitest";

import { api } from "../api/http.ts";
import { words } from "../state/i18n.svelte.ts";
import { seatOf, type Cast } from "../state/story.ts";
import { button, cast, prepare, render } from "../testing.ts";
import LobbySeats from "./LobbySeats.svelte";

prepare();
const free = (seat: number): Cast["seats"][number] => ({ ...seatOf(seat), kind: "open" });
const people: Cast = { ...cast, seats: [...cast.seats, free(4), free(5)] };

async function show(host: boolean, who: Cast = people): Promise<HTMLElement> {
  await words.need(["table"]);
  vi.spyOn(api, "swap").mockResolvedValue({});
  vi.spyOn(api, "setSeat").mockResolvedValue({});
  return render(LobbySeats, { game: "g", cast: who, host, listed: false, server: null, bot: "timid", busy: false, attempt: (work: () => Promise<unknown>) => void work() });
}

test("the host orders the seats, gives a free one to a bot and takes one back", async () => {
  await show(true);
  button("Move Nina one seat earlier").click();
  expect(api.swap).toHaveBeenLastCalledWith("g", 2, 1);
  button("Player 4: let a bot take the seat").click();
  expect(api.setSeat).toHaveBeenLastCalledWith("g", 4, "timid");
  button("Free the seat of Goose").click();
  expect(api.setSeat).toHaveBeenLastCalledWith("g", 3);
});

test("a guest is only removed once the host has read what that means", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const page = await show(true);
  vi.mocked(api.setSeat).mockClear();
  button("Free the seat of Nina").click();
  await Promise.resolve();
  expect(api.setSeat).not.toHaveBeenCalled();
  expect(page.textContent).toContain("the old link and code no longer let anybody in");
  button("Remove").click();
  expect(api.setSeat).toHaveBeenLastCalledWith("g", 2);
});

test("the last free seat is not filled by the way: that would start the game", async () => {
  await show(true, { ...people, seats: people.seats.slice(0, 4) });
  expect(() => button("Player 4: let a bot take the seat")).toThrow();
});

test("a guest may take a free seat instead of the own one, and nothing else", async () => {
  const page = await show(false);
  expect([...page.querySelectorAll("button")].map((one) => one.textContent?.trim())).toEqual(["Sit here", "Sit here"]);
  page.querySelectorAll("button")[1]?.click();
  expect(api.swap).toHaveBeenLastCalledWith("g", 1, 5);
});
