// The grades of decisions, from the best down, and which of them are errors.
export const GRADES = ["best", "fine", "doubtful", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** Whether a decision of this grade is worth a remark. */
export function isError(grade: string | null | undefined): boolean {
  return grade === "doubtful" || grade === "mistake" || grade === "blunder";
}
