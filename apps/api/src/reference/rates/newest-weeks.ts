import type { MortgageRate } from '@latchkey/contract';
import { RECENT_WEEKS } from '@latchkey/domain';

/** Returns the most recent weeks, newest week first. */
export function newestWeeks(weeks: Iterable<MortgageRate>): MortgageRate[] {
  return [...weeks].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, RECENT_WEEKS);
}
