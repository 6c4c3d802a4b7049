// Who sits at a table of a list, when it was played and how it ended, in words.
import type { Summary } from "../api/types.ts";
import { t, words } from "../state/i18n.svelte.ts";
import { nameOf, type Cast } from "../state/story.ts";

export function castOf(table: Summary): Cast {
  return { seats: table.seats, mine: table.your_seats };
}

export function whoPlays(table: Summary, cast: Cast): string {
  return table.seats.map((seat) => (seat.kind === "open" ? t("page-seat-open") : nameOf(seat.seat, cast))).join(", ");
}

/** The day it was last played on. */
export function dayOf(table: Summary): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium" }).format(table.updated_at);
}

function resultOf({ outcome, your_seats: mine }: Summary): string {
  if (!outcome) return "";
  const won = outcome.winners.some((seat) => mine.includes(seat));
  if (mine.length > 1) return ""; // around one device everybody is on both sides
  if (outcome.winners.length > 1 && won) return t("page-result-shared");
  return t(won ? "page-result-won" : "page-result-lost");
}

/** The score and the result of a game that has ended. */
export function factsOf(table: Summary): string[] {
  return table.outcome ? [table.outcome.worms.join("\u00a0:\u00a0"), resultOf(table)].filter(Boolean) : [];
}
