import type { WeeklyAverage } from '../loan/latest-average.ts';
import { different, type Finding, percent, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { startsLevel } from './payment-check.ts';

/** The averages of one week. */
export type Week = Pick<WeeklyAverage, 'date' | 'rate30' | 'rate15'>;

/**
 * How far a rate may be above the week's average, in percentage points. The rates of different
 * lenders differ by this much for similar borrowers.
 *
 * @see CFPB, "Mortgage data shows that borrowers could save $100 a month (or more) by choosing
 * cheaper lenders" (2023): the dispersion is often around 50 basis points
 */
const LENDERS_DIFFER_BY = 0.5;

/** The tolerance for floating-point errors, in percentage points. */
const ROUNDING = 1e-9;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;

/**
 * Compares the rate with the average of the week in which the form was issued: the 15-year average
 * for a 15-year term, and the 30-year average for a longer term. A rate below the average passes.
 * The average is for conventional loans with 20% down, so for other loans it is only a guide.
 *
 * @param weeks the averages that we have, in any order
 */
export function weekAverageFinding(paper: LoanEstimate, weeks: readonly Week[]): Finding {
  const check = 'week-average';
  const { rate, dateIssued, termMonths } = paper;
  if (rate === undefined || dateIssued === undefined || termMonths === undefined) {
    return unknown(check, 'not-on-paper');
  }
  if (!startsLevel(paper) || paper.product?.rate === 'adjustable') {
    return unknown(check, 'payment-changes');
  }
  const week = weekOf(dateIssued, weeks);
  const average = week && (termMonths === 180 ? week.rate15 : week.rate30);
  if (average === undefined || average === null) return unknown(check, 'no-average');
  if (rate <= average + LENDERS_DIFFER_BY + ROUNDING) return same(check, percent(rate));
  return different(check, percent(rate), percent(average));
}

/**
 * Returns the averages whose publication day is nearest to the given day, and less than a week
 * before or after it. Undefined if no week is that close.
 */
export function weekOf<Of extends Week>(day: string, weeks: readonly Of[]): Of | undefined {
  const away = ({ date }: Week) => Math.abs(Date.parse(date) - Date.parse(day)) / DAY_MS;
  return weeks
    .filter((week) => away(week) < DAYS_A_WEEK)
    .toSorted((one, other) => away(one) - away(other))[0];
}
