import { beforeAll, expect, test } from "vitest";

import { words } from "../state/i18n.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { cast } from "../testing.ts";
import { chooseFor, coachFor } from "./whose.svelte.ts";

beforeAll(() => words.load("en"));

test("whoever has a device to themselves has one setting, others' seats have none", () => {
  settings.coach = "odds";
  expect([1, 2, 3].map((seat) => coachFor(seat, cast))).toEqual(["odds", "off", "off"]);
  settings.coach = "off";
});

test("of several at one device each gets what they asked for", () => {
  const shared = { ...cast, mine: [1, 2] };
  settings.coach = "odds"; // of the device's owner, alone against bots
  expect([1, 2].map((seat) => coachFor(seat, shared))).toEqual(["off", "off"]);
  chooseFor(1, shared, "advice");
  expect([1, 2].map((seat) => coachFor(seat, shared))).toEqual(["advice", "off"]);
  expect(JSON.parse(localStorage.getItem("pickomino.coach-for") ?? "")).toEqual({ Ann: "advice" });
  settings.coach = "off";
});
