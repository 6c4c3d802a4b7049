// What the coach sends, under the names that its pages use.
export type { CertaintyName as Certainty, ChoiceWorth, Hint, ReviewedChange, ReviewedPlayer, Rollout, ServedReview as Review, ShownPosition as Position, TileChance } from "../api/types.ts";
