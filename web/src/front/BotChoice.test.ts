import { expect, test, vi } from "vitest";

import type { ServerInfo } from "../api/types.ts";
import { prepare, render } from "../testing.ts";
import BotChoice from "./BotChoice.svelte";

prepare();
const server = { bots: ["timid", "champion:level=2"], characters: ["bold", "thief"] } as unknown as ServerInfo;

function show(level: string, character: string): HTMLElement {
  return render(BotChoice, { server, name: "Goose", level, character, onchange: vi.fn() });
}

/** What is read out with the choice of a character. */
function described(page: HTMLElement): string {
  const select = page.querySelector("select[aria-describedby]");
  return page.querySelector(`#${CSS.escape(select?.getAttribute("aria-describedby") ?? "none")}`)?.textContent ?? "";
}

test("the chosen character says in one line what it is like", () => {
  expect(described(show("champion:level=2", "bold"))).toBe("Shrugs off a bust and rolls on for the bigger tile.");
});

test("a bot without a character says so as well", () => {
  expect(described(show("champion:level=2", ""))).toBe("Plays for the win and nothing else.");
});

test("the lines of the others keep their room but are neither seen nor heard", () => {
  const lines = [...show("champion:level=2", "thief").querySelectorAll(".about > span")];
  expect(lines.map((line) => line.textContent)).toEqual(expect.arrayContaining(["Shrugs off a bust and rolls on for the bigger tile."]));
  expect(lines.filter((line) => line.getAttribute("aria-hidden") !== "true").map((line) => line.textContent)).toEqual(["Would rather steal a tile than take one from the grill."]);
  expect(lines).toHaveLength(3);
});

test("a bot that takes no character has no line", () => {
  expect(show("timid", "").querySelector(".about")).toBeNull();
});
