import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { pointing } from "./pointing.ts";

let element: HTMLButtonElement;
let said: (string | null)[];
let chosen: number;
let detach: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<button>Roll</button><p>elsewhere</p>";
  element = document.querySelector("button") as HTMLButtonElement;
  [said, chosen] = [[], 0];
  detach = pointing("roll", (choice) => void said.push(choice))(element);
  element.addEventListener("click", () => (chosen += 1));
});
afterEach(() => {
  detach?.();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function touch(kind: string, where: Element = element): void {
  where.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }));
}

test("a mouse points while it is over a choice", async () => {
  element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  element.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  await Promise.resolve();
  expect(said).toEqual(["roll", null]);
});

test("the keyboard's focus points, the focus after a click does not", async () => {
  vi.spyOn(element, "matches").mockReturnValueOnce(true);
  element.dispatchEvent(new FocusEvent("focus"));
  element.dispatchEvent(new FocusEvent("blur"));
  await Promise.resolve();
  expect(said).toEqual(["roll", null]);
  vi.spyOn(element, "matches").mockReturnValueOnce(false);
  element.dispatchEvent(new FocusEvent("focus"));
  await Promise.resolve();
  expect(said).toHaveLength(2);
});

test("a finger that rests points for good and chooses nothing", async () => {
  touch("pointerdown");
  vi.runAllTimers();
  touch("pointerup");
  element.click();
  touch("pointerleave");
  await Promise.resolve();
  expect([said, chosen]).toEqual([["roll"], 0]);
  touch("pointerdown"); // the next tap on it chooses
  touch("pointerup");
  element.click();
  await Promise.resolve();
  expect([said, chosen]).toEqual([["roll"], 1]);
  touch("pointerdown", document.querySelector("p") as Element);
  await Promise.resolve();
  expect(said).toEqual(["roll", null]);
});

test("a quick tap chooses and points at nothing", async () => {
  touch("pointerdown");
  touch("pointerup");
  element.click();
  vi.runAllTimers();
  await Promise.resolve();
  expect([said, chosen]).toEqual([[], 1]);
});

test("a choice that is gone is pointed at no longer", async () => {
  element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  detach?.();
  await Promise.resolve();
  expect(said).toEqual(["roll", null]);
});
