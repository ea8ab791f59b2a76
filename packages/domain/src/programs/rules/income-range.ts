import type { Area } from '../../area/area.ts';
import type { ResolvedIncomeLimit, StatedIncomeLimit } from './income-limit.ts';
import { isAtMostOver, TOWN_MARGIN } from './tolerance.ts';

/** Why it is uncertain whether an income near a limit is below or above it. */
type Uncertainty =
  /** The income is between two possible values of the limit. */
  | 'between-readings'
  /** Each town has its own limit, which the county's figure only approximates. */
  | 'near-town-limit'
  /** The income is slightly over an estimated limit. */
  | 'over-stand-in'
  /** The income is slightly over a limit that we calculated. The published limit may be higher. */
  | 'over-computed';

/** The result of comparing an income with a limit. */
export type IncomeSide = 'below' | 'above' | Uncertainty | 'unknown';

/**
 * Compares an income with a limit, in dollars a year. An income equal to the limit is treated as
 * below the limit.
 *
 * @param standInMargin how far an income may be over an estimated limit before it counts as over
 * the limit, in percent. 0 if the limit is not an estimate
 */
export function incomeSide(
  income: number,
  { reading, percentAmi }: ResolvedIncomeLimit,
  { income: ofArea }: Area,
  standInMargin: number,
): IncomeSide {
  if (!reading) return 'unknown';
  const { low, high, margin } = reading;
  const isByTown = percentAmi !== null && ofArea?.townAggregated === true;
  const townMargin = isByTown ? TOWN_MARGIN : 0;

  if (isByTown && income * 100 < low * (100 - townMargin)) return 'below';
  if (!isByTown && income <= low) return 'below';
  if (income > low && income <= high) return 'between-readings';
  if (isByTown && isAtMostOver(income, high, townMargin)) return 'near-town-limit';
  if (isAtMostOver(income, high, standInMargin)) return 'over-stand-in';
  return isAtMostOver(income, high, margin) ? 'over-computed' : 'above';
}

/**
 * Returns the highest income that is certainly within a limit, in whole dollars a year. Null if the
 * limit is unknown.
 */
export function highestIncomeBelow(
  { reading, percentAmi }: ResolvedIncomeLimit,
  { income: ofArea }: Area,
): number | null {
  if (!reading) return null;
  return percentAmi !== null && ofArea?.townAggregated
    ? Math.ceil((reading.low * (100 - TOWN_MARGIN)) / 100) - 1
    : Math.floor(reading.low);
}

/**
 * Returns the limit to show in a finding. If the income is too high, this is the higher of the
 * possible limits.
 */
export function statedLimit(
  { reading, percentAmi, householdSize, county }: ResolvedIncomeLimit,
  side: IncomeSide,
): StatedIncomeLimit {
  const range = rangeOf(reading, side);
  return { ...range, percentAmi, householdSize, county };
}

function rangeOf(
  reading: ResolvedIncomeLimit['reading'],
  side: IncomeSide,
): Pick<StatedIncomeLimit, 'required' | 'upTo'> {
  if (!reading) return { required: null, upTo: null };
  const { low, high, margin } = reading;
  if (side === 'above') return { required: high, upTo: null };
  const most = (high * (100 + margin)) / 100;
  return { required: low, upTo: most > low ? most : null };
}
