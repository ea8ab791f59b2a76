import { businessDayAfter } from './business-days.ts';
import { different, type Finding, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';

/** How long the lender must honor the costs on a Loan Estimate. */
export interface OpenUntil {
  /** The last day, as an ISO date. */
  readonly day: string;
  readonly isOpen: boolean;
  /** Whether the form prints the day. If not, we counted business days. */
  readonly isPrinted: boolean;
}

/**
 * The number of business days after which a lender may change the costs. The lender may not change
 * them if the buyer has indicated an intent to proceed by then.
 *
 * @see 12 CFR 1026.19(e)(3)(iv)(E)
 */
const DAYS_OPEN = 10;

/**
 * Returns the last day on which an estimate is open: the day printed on the form, or ten business
 * days after the estimate was issued. Null if neither day was found.
 *
 * @param today ISO date
 * @see 12 CFR 1026.37(a)(4): the date issued is the day on which the estimate is sent or handed
 * over;
 * 1026.37(a)(13)(ii): the day on which the costs expire
 */
export function openUntil(
  { costsExpire, dateIssued }: LoanEstimate,
  today: string,
): OpenUntil | null {
  const day = costsExpire ?? (dateIssued && businessDayAfter(dateIssued, DAYS_OPEN));
  if (day === undefined) return null;
  return { day, isOpen: today <= day, isPrinted: costsExpire !== undefined };
}

/** Checks whether an estimate is still open. */
export function stillOpen(paper: LoanEstimate, today: string): Finding {
  const until = openUntil(paper, today);
  if (!until) return unknown('still-open', 'not-on-paper');
  const day = { unit: 'day', value: until.day } as const;
  if (until.isOpen) return same('still-open', day);
  return different('still-open', day, { unit: 'day', value: today });
}
