import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { Day } from '../catalog/day.ts';
import type { FactValues } from '../catalog/facts.ts';
import { Dollars } from '../catalog/schema-parts.ts';

/** An agency's statement about a program's money, as of the date of the statement. */
export const AgencyStatement = z.strictObject({
  status: z.enum(['open', 'waitlist', 'paused']),
  /** The date on which a closed program opens again. Null if the agency gives no date. */
  opensOn: z.nullable(Day),
  /** The remaining money, in dollars. Null if the agency gives no amount. */
  moneyLeft: z.nullable(Dollars),
});
export type AgencyStatement = z.infer<typeof AgencyStatement>;

type Funded = Pick<CatalogProgram, 'status' | 'opensOn' | 'closesOn' | 'moneyLeft'>;

/** The funding that buyers see after a statement, and the amount that an editor must review. */
interface StatedFunding {
  readonly funding: FactValues['funding'];
  /**
   * The remaining amount that the agency stated, if it is more than buyers see now. An editor must
   * review it. Null if there is nothing to review.
   */
  readonly waiting: number | null;
}

/**
 * Returns a program's funding after the agency's statement. Keeps the dates of a funding round if
 * the status is unchanged and the dates are consistent with the date of the statement. Never raises
 * the remaining amount, because an editor must review a larger amount.
 *
 * @param day the date of the statement, in the program's state
 */
export function statedFunding(
  before: Funded,
  { status, opensOn, moneyLeft }: AgencyStatement,
  day: string,
): StatedFunding {
  const round = status === before.status ? before : { opensOn: null, closesOn: null };
  const left = status === before.status ? before.moneyLeft : null;
  const isMore =
    moneyLeft !== null && before.moneyLeft !== null && moneyLeft > before.moneyLeft.amount;
  const shown = moneyLeft === null || isMore ? left : { amount: moneyLeft, day };
  return {
    funding: {
      status,
      statusCheckedOn: day,
      opensOn: opensOn ?? keptOpening(round.opensOn, status, day),
      closesOn: round.closesOn !== null && round.closesOn >= day ? round.closesOn : null,
      statusSaidBy: 'agency',
      ...(shown === null ? {} : { moneyLeft: shown }),
    },
    waiting: isMore ? moneyLeft : null,
  };
}

/**
 * Returns the opening date if it is consistent with the status. An open program must have opened by
 * the date of the statement. Any other program must open after that date.
 */
function keptOpening(
  opensOn: string | null,
  status: AgencyStatement['status'],
  day: string,
): string | null {
  if (opensOn === null) return null;
  return opensOn <= day === (status === 'open') ? opensOn : null;
}

/**
 * Whether a statement contradicts itself. Only a paused program can have an opening date, and that
 * date must be after the date of the statement.
 */
export function isContradictory({ status, opensOn }: AgencyStatement, day: string): boolean {
  return opensOn !== null && (status !== 'paused' || opensOn <= day);
}
