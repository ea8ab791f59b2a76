import type { Area } from '../../area/area.ts';
import type { ResolvedIncomeLimit, StatedIncomeLimit } from './income-limit.ts';
import { isAtMostOver, TOWN_MARGIN } from './tolerance.ts';

/** Why an income near a limit is neither surely below nor surely above it. */
type Uncertainty =
  /** Between two ways to read the limit. */
  | 'between-readings'
  /** Each town has its own limit, and the county's figure only approximates it. */
  | 'near-town-limit'
  /** Slightly over an estimated limit. */
  | 'over-stand-in'
  /** Slightly over a limit that we computed. The published one may be higher. */
  | 'over-computed';

/** An income compared with a limit. */
export type IncomeSide = 'below' | 'above' | Uncertainty | 'unknown';

/**
 * Compares an income with a limit, in dollars a year. An income equal to the limit is below it.
 *
 * @param standInMargin how far over an estimated limit is still uncertain, in percent; 0 if the
 * limit is not an estimate
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
 * The highest income in whole dollars a year that is surely below a limit. Null if the limit is
 * unknown.
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
 * The limit as a finding states it. For an income that is too high, it is the higher way to read the
 * limit.
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
