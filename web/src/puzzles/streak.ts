// Puzzles solved on this device: the streak of right answers, the days in a row, and which have been tried.
const KEY = "pickomino-puzzles";

export interface Streak {
  /** Right answers in a row, and the most there ever were. */
  row: number;
  best: number;
  right: number;
  wrong: number;
  /** The last day whose puzzle was solved, and the days in a row up to it. */
  day: string;
  days: number;
  /** How each puzzle was answered first. */
  tried: Record<string, boolean>;
}

const NONE: Streak = { row: 0, best: 0, right: 0, wrong: 0, day: "", days: 0, tried: {} };

export function readStreak(storage: Pick<Storage, "getItem">): Streak {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    const streak: Streak = { ...NONE, ...(typeof found === "object" ? found : {}) };
    const isWhole = [streak.row, streak.best, streak.right, streak.wrong, streak.days].every(Number.isFinite) && typeof (streak.tried ?? 0) === "object";
    return isWhole ? streak : NONE;
  } catch {
    return NONE;
  }
}

/** Count an answer; only the first to a puzzle counts. `today` is its day if it is the puzzle of the day. */
export function countAnswer(streak: Streak, puzzle: string, right: boolean, today: string | null): Streak {
  if (puzzle in streak.tried) return streak;
  const row = right ? streak.row + 1 : 0;
  const next = {
    ...streak,
    row,
    best: Math.max(streak.best, row),
    right: streak.right + Number(right),
    wrong: streak.wrong + Number(!right),
    tried: { ...streak.tried, [puzzle]: right },
  };
  if (!today || today === streak.day) return next;
  if (!right) return { ...next, days: 0 };
  return { ...next, day: today, days: streak.day === dayBefore(today) ? streak.days + 1 : 1 };
}

/** The days in a row up to today; a day without its puzzle solved ends them. */
export function daysUpTo(streak: Streak, today: string): number {
  return streak.day === today || streak.day === dayBefore(today) ? streak.days : 0;
}

export function keepStreak(storage: Pick<Storage, "setItem">, streak: Streak): void {
  storage.setItem(KEY, JSON.stringify(streak));
}

export function forgetStreak(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}

/** The day as the server counts it. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return dayOf(new Date(Date.parse(day) - 24 * 3600 * 1000));
}
