// Who sits at a table of a list, in words.
import type { Summary } from "../api/types.ts";
import { t } from "../state/i18n.svelte.ts";
import { nameOf, type Cast } from "../state/story.ts";

export function castOf(table: Summary): Cast {
  return { seats: table.seats, mine: table.your_seats };
}

export function whoPlays(table: Summary, cast: Cast): string {
  return table.seats.map((seat) => (seat.kind === "open" ? t("page-seat-open") : nameOf(seat.seat, cast))).join(", ");
}
