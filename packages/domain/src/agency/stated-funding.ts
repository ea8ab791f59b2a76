import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { Day } from '../catalog/day.ts';
import type { FactValues } from '../catalog/facts.ts';
import { Dollars } from '../catalog/schema-parts.ts';

/** What an agency says about a program's money on the day when it says so. */
export const AgencyStatement = z.strictObject({
  status: z.enum(['open', 'waitlist', 'paused']),
  /** The day on which a closed program opens again. Null if the agency names none. */
  opensOn: z.nullable(Day),
  /** Dollars left. Null if the agency does not say. */
  moneyLeft: z.nullable(Dollars),
});
export type AgencyStatement = z.infer<typeof AgencyStatement>;

type Funded = Pick<CatalogProgram, 'status' | 'opensOn' | 'closesOn' | 'moneyLeft'>;

/** What buyers see after a statement, and what waits for an editor. */
interface StatedFunding {
  readonly funding: FactValues['funding'];
  /** The dollars left, if they are more than buyers see now. Null if nothing waits. */
  readonly waiting: number | null;
}

/**
 * Returns a program's funding after the agency's statement. The dates of a round stay if the status
 * stays and the day is inside the round. An amount never rises: a larger one waits for an editor.
 *
 * @param day the day of the statement, in the program's state
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

/** An open program opened by the day of the statement. Any other program opens after it. */
function keptOpening(
  opensOn: string | null,
  status: AgencyStatement['status'],
  day: string,
): string | null {
  if (opensOn === null) return null;
  return opensOn <= day === (status === 'open') ? opensOn : null;
}

/** Whether a statement contradicts itself: only a closed program opens on a later day. */
export function isContradictory({ status, opensOn }: AgencyStatement, day: string): boolean {
  return opensOn !== null && (status !== 'paused' || opensOn <= day);
}
