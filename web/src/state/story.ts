// Events and choices as sentences: for the line under the grill, the story and the live region.
import type { ActionFields, ActionKindName, Actions, Brings, GameEvent, LegalAction, GameOutcome, Params, SeatInfo, SpecialistLetter, TurnView, View } from "../api/types.ts";
import { t, words, type Args } from "./i18n.svelte.ts";

export const SPECIALISTS: Record<SpecialistLetter, string> = {
  c: "canned",
  h: "hen",
  r: "crow",
  w: "weasel",
  g: "golden",
  a: "apple",
};
export const BIRDS = ["rooster", "duck", "goose", "turkey", "chick", "peacock", "guinea"] as const;

/** The bird of a seat; where there is no table yet, by its number. */
export function birdOf(seat: number, seats: readonly SeatInfo[] = []): string {
  return seats.find((candidate) => candidate.seat === seat)?.bird ?? seatOf(seat).bird;
}

/** A seat that the page makes up where there is no table of the server's. */
export function seatOf(seat: number, name: string | null = null): SeatInfo {
  return { seat, kind: "human", name, bird: BIRDS[(seat - 1) % BIRDS.length] ?? "owl", bot: null, away: null };
}

/** Who sits where, and which seats are ours: what a sentence needs to say "you" or a name. */
export interface Cast {
  seats: readonly SeatInfo[];
  mine: readonly number[];
}

export function nameOf(seat: number | null, cast: Cast): string {
  const info = cast.seats.find((candidate) => candidate.seat === seat);
  if (info?.name) return info.name;
  return seat === null ? "" : t(`page-bird-${birdOf(seat, cast.seats)}`);
}

/** The longest name shown in full in a sentence where space is scarce. */
const BRIEF = 14;

/** The same people with long names cut short, for headings and buttons. */
export function briefly(cast: Cast): Cast {
  const seats = cast.seats.map((seat) => {
    const letters = Array.from(seat.name ?? "");
    return letters.length > BRIEF ? { ...seat, name: `${letters.slice(0, BRIEF - 1).join("").trimEnd()}…` } : seat;
  });
  return { ...cast, seats };
}

/** With one seat on this device its player is "you"; with several each is called by name. */
export function isYou(seat: unknown, cast: Cast): boolean {
  return cast.mine.length === 1 && cast.mine[0] === seat;
}

/** A bot's level in words, with its character if it has one; a bot that the catalogue does not know is shown under its own name. */
export function botName(spec: string): string {
  const [plain = spec, character] = spec.split(/[,:]character=/);
  const key = `page-bot-${plain.replaceAll(/[^a-z0-9]+/gi, "-")}`;
  const level = words.has(key) ? t(key) : plain;
  return character ? t("page-bot-character", { level, character: t(`character-${character}`) }) : level;
}

function person(seat: unknown, cast: Cast): "you" | "other" {
  return isYou(seat, cast) ? "you" : "other";
}

/** A specialist inside a sentence: "the hen". */
export function specialistWords(letter: unknown): string {
  return t(`specialist-${String(letter)}`);
}

/** A specialist as a heading or a label: "Hen". */
export function specialistName(letter: unknown): string {
  return t(`specialist-${String(letter)}-label`);
}

/** Dice as words a screen reader reads well: "1, 1, 4, worm". */
export function diceWords(dice: string): string {
  return Array.from(dice, (face) => faceName(face)).join(", ");
}

export function faceName(face: string): string {
  return t(`face-${face}`);
}

/** A negative figure with the sign that other figures have. */
function minus(value: number): string {
  return new Intl.NumberFormat(words.locale).format(value).replace("-", "\u2212");
}

/** The parameters of an event, a refusal or an error as the catalogue wants them. */
export function argsOf(params: Params, cast: Cast): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" || typeof value === "number") args[name] = typeof value === "number" && value < 0 ? minus(value) : value;
    if (typeof value === "boolean") args[name] = String(value);
  }
  if (typeof params.seat === "number") {
    args.who = person(params.seat, cast);
    args.name = nameOf(params.seat, cast);
  }
  if (typeof params.victim === "number") {
    args.from = person(params.victim, cast);
    args.victim = nameOf(params.victim, cast);
  }
  if ("dice" in params && typeof params.dice === "string") args.dice = diceWords(params.dice);
  if ("specialist" in params) {
    args.specialist = specialistWords(params.specialist);
    args.specialist_start = t(`specialist-${String(params.specialist)}-start`);
  }
  if ("given_back" in params) args.given = specialistWords(params.given_back);
  if (Array.isArray(params.worms)) args.worms = Math.max(...params.worms);
  if (Array.isArray(params.winners)) {
    args.winners = namesOf(params.winners, cast);
    args.who = params.winners.length === 1 ? person(params.winners[0], cast) : "other";
  }
  return args;
}

export function sentence(event: GameEvent, cast: Cast): string {
  const key = event.kind === "undone" ? "page-undone" : `event-${event.kind.replaceAll("_", "-")}`;
  return t(key, argsOf(event.params, cast));
}

export function namesOf(seats: readonly number[], cast: Cast): string {
  const names = seats.map((seat) => nameOf(seat, cast));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : t("list-and", { first: names.join(", "), last });
}

export function sentences(events: readonly GameEvent[], cast: Cast): string {
  return events.map((event) => sentence(event, cast)).join(" ");
}

/** Who has won, as a headline. */
export function headline({ winners }: GameOutcome, cast: Cast): string {
  const [only] = winners;
  if (winners.length > 1) return t("page-shared-win", { names: namesOf(winners, cast) });
  return isYou(only, cast) ? t("page-you-won") : t("page-name-won", { name: nameOf(only ?? null, cast) });
}

/** Why a game ended that the rules themselves did not end. */
export function endedBecause(outcome: GameOutcome): string {
  if (outcome.by_claim) return t("table-by-claim");
  return outcome.by_limit ? t("page-by-limit") : "";
}

/** What a claim would bring: "takes 27 with the hen", "bust: 25 goes back, 36 turns". */
export function bringsWords(brings: Brings, cast: Cast): string {
  const tile = brings.tile ?? 0;
  switch (brings.kind) {
    case "take":
      return brings.specialist
        ? t("page-brings-take-with", { tile, specialist: specialistWords(brings.specialist) })
        : t("page-brings-take", { tile });
    case "steal":
      return brings.specialist
        ? t("page-brings-steal-with", { tile, name: nameOf(brings.seat ?? null, cast), specialist: specialistWords(brings.specialist) })
        : t("page-brings-steal", { tile, name: nameOf(brings.seat ?? null, cast) });
    case "hen":
      return t("page-brings-hen", { name: nameOf(brings.seat ?? null, cast) });
    case "choose":
      return t("page-brings-choose", { tiles: (brings.tiles ?? []).join(", ") });
    case "bust": {
      const { returned, turned } = brings;
      if (returned === undefined) return turned === undefined ? t("page-brings-bust") : t("page-brings-bust-turned", { turned });
      return turned === undefined ? t("page-brings-bust-returned", { returned }) : t("page-brings-bust-both", { returned, turned });
    }
  }
}

/** An action as its button says it. */
export function actionWords(legal: LegalAction, turn: TurnView, cast: Cast): string {
  const { action, brings } = legal;
  switch (action.kind) {
    case "roll":
      return t("page-do-roll", { dice: legal.count ?? 0 });
    case "roll9":
      return t("page-do-roll-nine");
    case "set_aside":
      return t("page-do-face", { face: action.face ?? "", count: legal.count ?? 0 });
    case "weasel":
      return t("page-do-weasel");
    case "stop":
      return turn.phase === "rolled" ? t("page-do-accept") : t("page-do-stop");
    case "stop_canned":
      return t("page-do-stop-canned");
    case "take":
      return t("page-do-take", { tile: action.tile ?? 0 });
    case "steal":
      return brings?.kind === "hen"
        ? t("page-do-steal-hen", { name: nameOf(brings.seat ?? null, cast) })
        : t("page-do-steal", { tile: action.tile ?? 0, name: nameOf(brings?.seat ?? null, cast) });
    case "rob":
      return t("page-do-rob", { name: nameOf(action.seat ?? null, cast) });
    case "keep":
      return t("page-do-keep", { specialist: specialistWords(action.specialist) });
  }
}

/** The key that does an action, as written on the button and read to those who cannot see it. */
export function keyOf(action: ActionFields, legal: readonly LegalAction[]): string {
  return action.face ?? KEYS[action.kind] ?? LISTED[legal.findIndex((candidate) => candidate.action.text === action.text)] ?? "";
}

/** The keys of a list, as many as there are tiles: digits, then letters that mean nothing else at the table. */
const LISTED = "123456789ABDFGHIJK";

/** The keys that always mean the same; faces are keys as well, and everything else is numbered by its place in the list. */
const KEYS: Partial<Record<ActionKindName, string>> = { roll: "R", roll9: "N", weasel: "Z", stop: "S", stop_canned: "C" };

/** Whether an action has a key of its own, whatever else is offered. */
export function hasOwnKey(action: ActionFields): boolean {
  return action.face !== undefined || action.kind in KEYS;
}

/** Everything the player may do now, in one breath. */
export function choicesWords(actions: Actions, view: View, cast: Cast): string {
  const intro = isYou(actions.seat, cast) ? t("page-choices-you") : t("page-choices-name", { name: nameOf(actions.seat, cast) });
  const options = actions.legal.map((legal) => {
    const what = actionWords(legal, view.turn, cast);
    const key = keyOf(legal.action, actions.legal);
    const doom = legal.doomed ? t("page-brings-doomed") : "";
    const effect = legal.brings ? bringsWords(legal.brings, cast) : doom;
    if (effect) return t("page-choice-brings", { what, key, effect });
    if (legal.total !== undefined) {
      const said = legal.grilled && words.has("table-brings-grilled") ? `${what} (${t("table-brings-grilled")})` : what;
      return t("page-choice-total", { what: said, key, total: legal.total });
    }
    return t("page-choice", { what, key });
  });
  return `${intro} ${options.join(" ")}`;
}
