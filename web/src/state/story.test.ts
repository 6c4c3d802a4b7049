import { expect, test } from "vitest";

import { actions, brings, cast, keep, legal, prepare, setAside, turn, view, weasel } from "../testing.ts";
import type { SeatInfo } from "../api/types.ts";
import { birdOf, bringsWords, choicesWords, keyOf, nameOf, sentence } from "./story.ts";

prepare();

test("events speak of you, of others by name, and of bots by their bird", () => {
  expect(sentence({ kind: "took", params: { seat: 1, tile: 27 } }, cast)).toBe("You take 27 from the grill.");
  expect(sentence({ kind: "stole", params: { seat: 3, tile: 32, victim: 2 } }, cast)).toBe("Goose steals 32 from Nina!");
  expect(sentence({ kind: "rolled", params: { seat: 2, dice: "11W" } }, cast)).toBe("Nina rolls 1, 1, worm.");
});

test("with several seats on the device everybody goes by name", () => {
  const shared = { ...cast, mine: [1, 2] };
  expect(sentence({ kind: "took", params: { seat: 1, tile: 27 } }, shared)).toBe("Ann takes 27 from the grill.");
});

test("the choices are all that a screen reader needs to play", () => {
  const offered = actions(
    legal(setAside("W"), { count: 2, total: 22 }),
    legal(setAside("1"), { count: 1, total: 13, doomed: true }),
    legal(weasel),
  );
  const rolled = view({ turn: turn({ phase: "rolled", roll: "1WW", dice_left: 3 }) });
  expect(choicesWords(offered, rolled, cast)).toBe(
    "Your choices: Set aside the 2 worms, total 22, key W. Set aside the 1, can only end in a bust, key 1. Send the weasel: roll these again, key Z.",
  );
});

test.each([
  [brings({ kind: "take", tile: 21, specialist: "h" }), "takes 21 with the hen"],
  [brings({ kind: "steal", tile: 32, seat: 2 }), "steals 32 from Nina"],
  [brings({ kind: "hen", tile: 32, seat: 2 }), "takes the hen from Nina"],
  [brings({ returned: 25, turned: 36 }), "bust: 25 goes back, 36 turns"],
  [brings({}), "bust"],
  [brings({ kind: "choose", tiles: [21, 23] }), "then choose: 21, 23"],
])("%o", (what, words) => {
  expect(bringsWords(what, cast)).toBe(words);
});

test("every offered action has a key of its own", () => {
  const offered = [legal(keep("h")), legal(keep("g"))];
  expect(offered.map(({ action }) => keyOf(action, offered))).toEqual(["1", "2"]);
});

test("the bird of a seat is what the server says, and a bot is called by it", () => {
  const [ann, nina, bot] = cast.seats as [SeatInfo, SeatInfo, SeatInfo];
  const seats = [{ ...ann, bird: "goose" as const }, nina, { ...bot, bird: "rooster" as const }];
  expect(seats.map(({ seat }) => birdOf(seat, seats))).toEqual(["goose", "duck", "rooster"]);
  expect(nameOf(3, { ...cast, seats })).toBe("Rooster");
  expect(birdOf(7)).toBe("guinea");
});
