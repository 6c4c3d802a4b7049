// The grades of decisions, from the best down, and which of them are errors.
export const GRADES = ["best", "fine", "doubtful", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** What costs less is graded as the best, and is not said to cost anything (GRADES in grades.py). */
export const LEAST_COST = 0.001;

/** Whether a decision of this grade is worth a remark. */
export function isError(grade: string | null | undefined): boolean {
  return grade === "doubtful" || grade === "mistake" || grade === "blunder";
}
