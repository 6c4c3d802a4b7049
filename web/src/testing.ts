// What component tests share: a table's data in plain form, and mounting with the English catalogue.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll } from "vitest";

import type { Actions, LegalAction, TurnView, View } from "./api/types.ts";
import { words } from "./state/i18n.svelte.ts";
import type { Cast } from "./state/story.ts";

const mounted: Record<string, unknown>[] = [];

/** Load the words before the tests of a file, and clear the page after each. */
export function prepare(): void {
  beforeAll(() => words.load("en"));
  afterEach(() => {
    for (const component of mounted.splice(0)) void unmount(component);
    document.body.replaceChildren();
  });
}

export function render<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** The buttons by what they are called: their label, else their words. */
export function button(name: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((candidate) => {
    const called = (candidate.getAttribute("aria-label") ?? candidate.textContent ?? "").replace(/\s+/g, " ").trim();
    return typeof name === "string" ? called === name : name.test(called);
  });
  if (!found) throw new Error(`no button ${String(name)} in: ${document.body.innerHTML}`);
  return found;
}

export const cast: Cast = {
  mine: [1],
  seats: [
    { seat: 1, kind: "human", name: "Ann", bot: null, away: null },
    { seat: 2, kind: "human", name: "Nina", bot: null, away: null },
    { seat: 3, kind: "bot", name: null, bot: "timid", away: null },
  ],
};

export function turn(more: Partial<TurnView> = {}): TurnView {
  return { phase: "start", kept: "", sum: 0, roll: null, dice_left: 8, golden: false, weasel_used: false, canned: false, offered: null, ...more };
}

export function view(more: Partial<View> = {}): View {
  return {
    grill: [
      { tile: 21, worms: 1, up: true, specialist: "h" },
      { tile: 36, worms: 4, up: false, specialist: null },
    ],
    players: [
      { seat: 1, stack: [22, 27], worms: 3, grilled: 1, specialist: null },
      { seat: 2, stack: [32], worms: 3, grilled: 0, specialist: "w" },
      { seat: 3, stack: [], worms: 0, grilled: 0, specialist: null },
    ],
    reserve: 5,
    mover: 1,
    turn: turn(),
    ...more,
  };
}

export function legal(action: string, more: Partial<LegalAction> = {}): LegalAction {
  return { action, events: [], brings: null, doomed: false, ...more };
}

export function brings(more: Partial<NonNullable<LegalAction["brings"]>>): NonNullable<LegalAction["brings"]> {
  return { kind: "bust", tile: null, seat: null, specialist: null, returned: null, turned: null, tiles: [], ...more };
}

export function actions(...offered: LegalAction[]): Actions {
  return { seat: 1, legal: offered, barred: [] };
}
