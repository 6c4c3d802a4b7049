import { expect, test, vi } from "vitest";

import { actions, brings, button, cast, keep, legal, prepare, render, rob, roll, setAside, stop, turn, weasel } from "../testing.ts";
import ActionBar from "./ActionBar.svelte";

prepare();

function show(offered: Parameters<typeof actions>, phase: "kept" | "keep" | "rob" | "start" = "kept") {
  const onchoose = vi.fn();
  render(ActionBar, { actions: actions(...offered), turn: turn({ phase, dice_left: 3 }), cast, busy: false, takeback: true, onchoose, ontakeback: vi.fn() });
  return onchoose;
}

test("each button says what it brings, and hands its action on", () => {
  const stealing = legal(stop, { brings: brings({ kind: "steal", tile: 32, seat: 2 }) });
  const onchoose = show([legal(roll), stealing]);
  button(/^Stop steals 32 from Nina/).click();
  expect(onchoose).toHaveBeenCalledWith(stealing);
});

test("a bust is marked as one", () => {
  show([legal(roll), legal(stop, { brings: brings({ returned: 27, turned: 35 }), doomed: true })]);
  expect(button(/^Stop bust: 27 goes back, 35 turns/).className).toContain("danger");
});

test("faces are chosen on the dice, not here", () => {
  show([legal(setAside("1")), legal(setAside("W")), legal(weasel)]);
  expect(document.querySelectorAll("button")).toHaveLength(2); // the weasel and taking back
});

test("a choice between specialists asks its question", () => {
  show([legal(keep("h")), legal(keep("g"))], "keep");
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toContain("Which do you keep?");
  button(/Keep the golden die/);
});

test("whom to rob is asked by name", () => {
  show([legal(rob(2)), legal(rob(3))], "rob");
  button(/Take one from Nina/);
  button(/Take one from Goose/);
});

test("a long name is cut short to the eye and whole to the ear", () => {
  const name = "Donaudampfschifffahrtskapitänin";
  const people = { ...cast, seats: cast.seats.map((seat) => (seat.seat === 2 ? { ...seat, name } : seat)) };
  render(ActionBar, { actions: actions(legal(rob(2))), turn: turn({ phase: "rob" }), cast: people, busy: false, takeback: false, onchoose: vi.fn(), ontakeback: vi.fn() });
  const seen = document.querySelector("button .words [title]");
  expect(seen?.getAttribute("title")).toContain(name);
  expect(seen?.querySelector("[aria-hidden]")?.textContent).toBe("Take one from Donaudampfsch…");
  expect(seen?.querySelector(".unseen")?.textContent).toBe(`Take one from ${name}`);
});
