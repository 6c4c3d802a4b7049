import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { actions, brings, button, cast, legal, prepare, render, steal, stop, take, view } from "../testing.ts";
import { marksOf } from "./marks.ts";
import Scene from "./Scene.svelte";

prepare();

test("what stopping would bring is marked on the very tile", () => {
  const offered = actions(legal(stop, { brings: brings({ returned: 27, turned: 21 }) }));
  render(Scene, { view: view(), cast, marks: marksOf(offered) });
  expect(document.querySelector('[aria-label^="21, one worm"]')?.getAttribute("aria-label")).toContain("A bust now turns it face down");
  expect(document.querySelector("[data-seat='1'] .mark")?.textContent).toBe("back");
});

test("where tiles are to be chosen from, the tile itself is the button", () => {
  const onchoose = vi.fn();
  const offered = [legal(take(21)), legal(steal(32))];
  render(Scene, { view: view(), cast, marks: marksOf(actions(...offered)), onchoose });
  button("Take 21").click();
  button("Steal 32 from Nina").click();
  expect(onchoose.mock.calls).toEqual(offered.map((choice) => [choice]));
});

test("tiles that were taken leave their places empty, and face-down ones say so", () => {
  render(Scene, { view: view(), cast });
  expect([...document.querySelectorAll(".gap")].map((gap) => gap.textContent)).toEqual(["22", "27", "32"]);
  expect(document.querySelector('[aria-label="36, face down"]')).not.toBeNull();
});

test("a tap on a specialist explains it, and one on a stack shows all its tiles", () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  render(Scene, { view: view(), cast });
  button(/^Hen on tile 21/).click();
  flushSync();
  expect(document.querySelector("dialog")?.textContent).toContain("She guards you");
  button("Close").click();
  flushSync();
  button(/^Ann: 27 on top, 2 tiles in all/).click();
  flushSync();
  expect([...document.querySelectorAll("dialog li")].map((tile) => tile.querySelector(".unseen")?.textContent)).toEqual(["27", "22"]);
});
