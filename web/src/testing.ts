// What component tests share: a table's data in plain form, and mounting with the English catalogue.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll } from "vitest";

import type { ActionFields, Actions, Brings, Entry, Face, LegalAction, SpecialistLetter, TurnView, View } from "./api/types.ts";
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
    { seat: 1, kind: "human", name: "Ann", bird: "rooster", bot: null, away: null },
    { seat: 2, kind: "human", name: "Nina", bird: "duck", bot: null, away: null },
    { seat: 3, kind: "bot", name: null, bird: "goose", bot: "timid", away: null },
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

export const roll: ActionFields = { text: "roll", kind: "roll" };
export const weasel: ActionFields = { text: "~", kind: "weasel" };
export const stop: ActionFields = { text: "stop", kind: "stop" };
export const setAside = (face: Face): ActionFields => ({ text: face, kind: "set_aside", face });
export const take = (tile: number): ActionFields => ({ text: `take ${tile}`, kind: "take", tile });
export const steal = (tile: number): ActionFields => ({ text: `steal ${tile}`, kind: "steal", tile });
export const rob = (seat: number): ActionFields => ({ text: `rob ${seat}`, kind: "rob", seat });
export const keep = (specialist: SpecialistLetter): ActionFields => ({ text: `keep ${specialist}`, kind: "keep", specialist });

export function legal(action: ActionFields, more: Partial<LegalAction> = {}): LegalAction {
  return { action, brings: null, doomed: false, ...more };
}

export function brings(more: Partial<Brings>): Brings {
  return { kind: "bust", ...more };
}

export function entry(more: Partial<Entry> = {}): Entry {
  return { version: 1, kind: "act", seat: 1, by: "player", action: roll, roll: null, number: null, reason: null, at: 0, events: [], ended: null, position: "", view: view(), ...more };
}

export function actions(...offered: LegalAction[]): Actions {
  return { seat: 1, legal: offered, barred: [] };
}
