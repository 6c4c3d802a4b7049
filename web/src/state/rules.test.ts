import { beforeAll, expect, test } from "vitest";

import type { Knobs } from "../api/types.ts";
import { words } from "./i18n.svelte.ts";
import { presetOf, rulesName, turnKnob } from "./rules.ts";

const classic: Knobs = { extras: false, fallback: "nearest", steal: "forced", flip_empty_handed: false, six_faces_end_turn: false };
const presets = { classic, extrawurm: { ...classic, extras: true }, house: { ...classic, fallback: "any", flip_empty_handed: true } as const };

beforeAll(() => words.load("en"));

test("a preset is known by its knobs, in whatever order they were turned", () => {
  expect(presetOf(classic, presets)).toBe("classic");
  expect(presetOf(turnKnob(turnKnob(classic, "flip_empty_handed", "yes"), "fallback", "any"), presets)).toBe("house");
  expect(presetOf(turnKnob(classic, "steal", "optional"), presets)).toBeNull();
  expect(presetOf(turnKnob(turnKnob(classic, "steal", "optional"), "steal", "forced"), presets)).toBe("classic");
});

test("rules have a name for people", () => {
  expect(rulesName({ name: "house", edition: "classic", preset: "house", differences: [] })).toBe("House");
  expect(rulesName({ name: "extrawurm steal=optional", edition: "extrawurm", preset: null, differences: [{ knob: "steal", value: "optional" }] })).toBe("Extrawurm, custom rules");
});
