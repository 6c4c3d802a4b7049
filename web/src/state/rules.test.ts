import { beforeAll, expect, test } from "vitest";

import type { Knobs } from "../api/types.ts";
import { words } from "./i18n.svelte.ts";
import { knobsTurned, rulesName, rulesTag, turnKnob } from "./rules.ts";

const classic: Knobs = { extras: false, fallback: "nearest", steal: "forced", flip_empty_handed: false, six_faces_end_turn: false };
const presets = { classic, extrawurm: { ...classic, extras: true }, house: { ...classic, fallback: "any", flip_empty_handed: true } as const };

beforeAll(() => words.load("en"));

test("a preset goes by its name, however its knobs came to stand so", () => {
  expect(rulesTag(classic, presets)).toBe("classic");
  expect(rulesTag(turnKnob(turnKnob(classic, "flip_empty_handed", "yes"), "fallback", "any"), presets)).toBe("house");
});

test("rules of one's own are the edition and the knobs turned, in the order of the rules", () => {
  const own = turnKnob(turnKnob({ ...classic, extras: true }, "six_faces_end_turn", "yes"), "steal", "optional");
  expect(rulesTag(own, presets)).toBe("extrawurm steal=optional six_faces_end_turn=yes");
  expect(knobsTurned(own)).toEqual(["steal", "six_faces_end_turn"]);
});

test("a knob turned back leaves nothing behind", () => {
  expect(rulesTag(turnKnob(turnKnob(classic, "steal", "optional"), "steal", "forced"), presets)).toBe("classic");
});

test("rules have a name for people", () => {
  expect(rulesName("house")).toBe("House");
  expect(rulesName("extrawurm steal=optional")).toBe("Extrawurm, own rules");
});
