import type { MortgageRate } from '@latchkey/contract';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * Maximum change in a week, in percentage points. No average since 1971 has changed by that much.
 */
const MAX_JUMP = 1.5;
/**
 * Maximum change since the last average, in percentage points, regardless of how old that average
 * is.
 */
const MAX_JUMP_IN_ALL = 3;

/**
 * Whether a new average is too far from the last one to be correct. The limit is 1.5 percentage
 * points for each week between the two averages, and 3 percentage points in total.
 */
export function isJump(last: MortgageRate, next: MortgageRate): boolean {
  const weeks = Math.max(
    1,
    Math.ceil(Math.abs(Date.parse(next.date) - Date.parse(last.date)) / WEEK_MS),
  );
  const most = Math.min(MAX_JUMP * weeks, MAX_JUMP_IN_ALL);
  return differ(last.rate30, next.rate30, most) || differ(last.rate15, next.rate15, most);
}

function differ(last: number | null, next: number | null, most: number): boolean {
  // In floating point, 8.41 - 6.91 is slightly more than 1.5.
  return last !== null && next !== null && Math.abs(next - last) > most + 1e-9;
}
