import { expect, test, vi } from "vitest";

import { actions, button, cast, legal, prepare, render, setAside, turn } from "../testing.ts";
import DiceArea from "./DiceArea.svelte";

prepare();

const four = { action: setAside("4"), clause: "T2", key: "why-face-kept", params: { face: "4" } };
const worm = legal(setAside("W"), { count: 2, total: 22 });

function show(busy = false) {
  const [onchoose, onbarred] = [vi.fn(), vi.fn()];
  const offered = { ...actions(worm), barred: [four] };
  render(DiceArea, { turn: turn({ phase: "rolled", kept: "444", sum: 12, roll: "4WW", dice_left: 5 }), actions: offered, cast, busy, rollKey: "1", onchoose, onbarred });
  return { onchoose, onbarred };
}

test("a face is one button with the sum it leads to", () => {
  const { onchoose } = show();
  button("Set aside the 2 worms. New total: 22").click();
  expect(onchoose).toHaveBeenCalledWith(worm);
});

test("a barred face says why when it is tried", () => {
  const { onchoose, onbarred } = show();
  button("1 × 4").click();
  expect(onbarred).toHaveBeenCalledWith(four);
  expect(onchoose).not.toHaveBeenCalled();
});

test("while a command is under way the faces are shown as shut", () => {
  show(true);
  expect(button("Set aside the 2 worms. New total: 22").getAttribute("aria-disabled")).toBe("true");
});

test("the dice set aside lie in the order they came, with their sum", () => {
  render(DiceArea, { turn: turn({ phase: "kept", kept: "W44", sum: 13, dice_left: 5 }), actions: null, cast, busy: false, rollKey: "1", onchoose: vi.fn(), onbarred: vi.fn() });
  const kept = document.querySelector('[aria-label="Dice set aside"]');
  expect([...(kept?.querySelectorAll("[role=img]") ?? [])].map((image) => image.getAttribute("aria-label"))).toEqual(["one worm", "2 × 4"]);
  expect(kept?.textContent).toContain("13");
});
