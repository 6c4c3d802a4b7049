import { expect, test } from "vitest";

import { packMove, unpackMove } from "./carry.ts";
import { DEFAULTS } from "./settings.svelte.ts";

test("settings travel with the code", () => {
  const mine = { ...DEFAULTS, name: "Zoë 🐓", avatar: "owl", volume: 0.3, autoroll: true } as const;
  const fragment = packMove("abc_-1", mine);
  expect(fragment).toMatch(/^abc_-1\.[\w-]+$/);
  expect(unpackMove(fragment)).toEqual({ code: "abc_-1", settings: mine });
});

test("usual settings need no room", () => {
  expect(packMove("abc", DEFAULTS)).toBe("abc");
  expect(unpackMove("abc")).toEqual({ code: "abc", settings: null });
});

test.each([
  ["cut short", "abc.eyJ0aGVt"],
  ["not ours", "abc.!!!"],
  ["too long", `abc.${"A".repeat(2001)}`],
])("a link that is %s still carries the player", (_, fragment) => {
  expect(unpackMove(fragment)).toEqual({ code: "abc", settings: null });
});

test("only settings that can be are taken over", () => {
  const odd = btoa(JSON.stringify({ theme: "pink", volume: 7, name: "x".repeat(41), avatar: "dodo", __proto__: 1, sound: false, keys: 1 }));
  expect(unpackMove(`abc.${odd.replace(/=+$/, "")}`).settings).toEqual({ ...DEFAULTS, sound: false });
});
