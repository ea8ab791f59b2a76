import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { PriceLimit } from '../../catalog/limits.ts';
import { NEW_LIMIT_MARGIN } from '../../loan/loan-limit.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { isAtMostOver, STAND_IN_MARGIN } from './tolerance.ts';
import { RuleVerdict } from './verdict.ts';

/**
 * If the cap is unknown, a price up to this percentage of the county's one-unit FHA limit is very
 * likely to be within the cap.
 */
const LIKELY_SHARE = 75;

export const PriceFinding = z.strictObject({
  rule: z.literal('price'),
  verdict: RuleVerdict,
  reason: z.enum([
    'within',
    'over',
    /** The price is slightly over an estimated cap. The actual cap is unknown and may be higher. */
    'over-stand-in',
    /**
     * The price is slightly over last year's IRS limit. The new year's limit, which we do not have,
     * may allow it.
     */
    'over-past-limit',
    /**
     * The cap is unknown. Unknown caps are usually close to the county's FHA limit, and the price
     * is far below that limit.
     */
    'unknown-likely-within',
    'unknown',
  ]),
  /** The cap in dollars. Null if the amount is unknown. */
  required: z.nullable(z.number()),
  actual: z.number(),
  /** The county's one-unit FHA limit, if it is used in place of an unknown cap. */
  fhaLimit: z.nullable(z.number()),
  /** Whether the cap is the IRS limit for bond programs. */
  isBondLimit: z.boolean(),
  /** The year of the IRS limit, if that year has ended. Otherwise null. */
  pastYear: z._default(z.nullable(z.int()), null),
});
export type PriceFinding = z.infer<typeof PriceFinding>;

const none = notApplicable('price');

/** Returns whether the price is within the program's cap, in dollars. */
export function priceFinding(
  { rules: { maxHomePrice, standIns } }: CatalogProgram,
  { homePrice: actual }: ProgramFacts,
  area: Area,
): PriceFinding | NotApplicable<'price'> {
  if (!maxHomePrice) return none;

  const isBondLimit = 'bondLimit' in maxHomePrice;
  const pastYear = isBondLimit ? area.pastBondYear : null;
  const base = { rule: 'price', required: null, actual, fhaLimit: null } as const;
  const finding = { ...base, isBondLimit, pastYear };
  const required = priceCap(maxHomePrice, area);
  if (required === undefined) {
    const fhaLimit = area.fhaLimits?.[0] ?? null;
    const isLikely = fhaLimit !== null && actual * 100 <= fhaLimit * LIKELY_SHARE;
    const reason = isLikely ? 'unknown-likely-within' : 'unknown';
    return { ...finding, fhaLimit, verdict: 'check', reason };
  }

  if (actual <= required) return { ...finding, required, verdict: 'met', reason: 'within' };
  if (pastYear !== null && isAtMostOver(actual, required, NEW_LIMIT_MARGIN)) {
    return { ...finding, required, verdict: 'check', reason: 'over-past-limit' };
  }
  return standIns.includes('price') && isAtMostOver(actual, required, STAND_IN_MARGIN)
    ? { ...finding, required, verdict: 'check', reason: 'over-stand-in' }
    : { ...finding, required, verdict: 'not-met', reason: 'over' };
}

/** Returns the price limit in a county, in dollars. Undefined if it is unknown. */
export function priceCap(limit: PriceLimit, { countyFips, bondPrices }: Area): number | undefined {
  if ('limit' in limit) return limit.limit;
  if ('unknown' in limit) return undefined;
  if ('bondLimit' in limit) {
    const isTargeted = limit.bondLimit.targetedCounties.includes(countyFips);
    return bondPrices?.[isTargeted ? 'targeted' : 'standard'];
  }
  const cap = limit.byCounty[countyFips] ?? limit.otherwise;
  return typeof cap === 'number' ? cap : undefined;
}
