import { daysBetween } from '../programs/freshness.ts';
import type { FundingStatement } from './funding-statements.ts';

/** A funding round whose first day is known. */
export interface FundingRound {
  readonly opensOn: string;
  /** The day by which the round was over. Null if unknown, or if the round is not over. */
  readonly endedOn: string | null;
  /**
   * The round's last day according to a source, even if the money was gone earlier. Null if
   * unknown.
   */
  readonly closesOn: string | null;
  /**
   * The largest number of days that the money could have lasted. Null if we do not know that the
   * round is over.
   */
  readonly days: number | null;
}

/**
 * Lists the dated rounds of a program, oldest first. A round is over after its last day, or on the
 * day of the first statement that the money is gone, whichever comes first. If a round is not over
 * when the next round opens, both are the same round with a corrected first day. In that case,
 * lists the later day.
 *
 * @param statements oldest first
 * @param today the current date, such as 2026-11-21
 */
export function fundingRounds(
  statements: readonly FundingStatement[],
  today: string,
): FundingRound[] {
  const byStart = Map.groupBy(statements, ({ opensOn }) => opensOn);
  const starts = [...byStart.keys()].flatMap((start) => start ?? []).toSorted();
  return starts.flatMap((opensOn, index) => {
    const next = starts[index + 1];
    const named = byStart.get(opensOn)?.findLast(({ closesOn }) => closesOn !== null);
    const closesOn = named?.closesOn ?? null;
    const endedOn = endOf({ opensOn, closesOn }, statements, next ?? today);
    if (endedOn === null && next !== undefined) return [];
    const days = endedOn === null ? null : daysUntil(endedOn, { opensOn, closesOn });
    return [{ opensOn, closesOn, endedOn, days }];
  });
}

/** @param end the day on which the next round opens. For the last round, today */
function endOf(
  { opensOn, closesOn }: Pick<FundingRound, 'opensOn' | 'closesOn'>,
  statements: readonly FundingStatement[],
  end: string,
): string | null {
  const gone = statements.find(
    ({ day, status }) => status !== 'open' && status !== 'unknown' && day > opensOn && day <= end,
  );
  const closed = closesOn !== null && closesOn >= opensOn && closesOn < end ? closesOn : null;
  if (!gone) return closed;
  return closed !== null && closed < gone.day ? closed : gone.day;
}

/**
 * Returns the number of days until the end of a round. Includes the last day of a round, but not
 * the day on which the money is gone.
 */
function daysUntil(
  endedOn: string,
  { opensOn, closesOn }: Pick<FundingRound, 'opensOn' | 'closesOn'>,
): number {
  return daysBetween(opensOn, endedOn) + (endedOn === closesOn ? 1 : 0);
}

/**
 * Minimum number of dated rounds for a prediction. With fewer rounds, past lengths do not predict
 * the next length.
 */
const ENOUGH_ROUNDS = 3;

/**
 * Returns the maximum number of days that the money lasted in each of the last two rounds that are
 * over, older round first. Null if there are fewer than three dated rounds, or if fewer than two
 * are known to be over.
 *
 * @param rounds oldest first
 */
export function lastTwoRounds(rounds: readonly FundingRound[]): readonly [number, number] | null {
  if (rounds.length < ENOUGH_ROUNDS) return null;
  const [earlier, later] = rounds.flatMap(({ days }) => days ?? []).slice(-2);
  return earlier === undefined || later === undefined ? null : [earlier, later];
}
