import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram, PriceLimit } from '../../catalog/catalog-program.ts';
import { type NotApplicable, notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';
import { isAtMostOver, STAND_IN_MARGIN } from './tolerance.ts';
import { RuleVerdict } from './verdict.ts';

/** How far below the county's FHA limit a price is taken to keep an unknown cap: percent. */
const UNKNOWN_CAP_MARGIN = 10;

export const PriceFinding = z.strictObject({
  rule: z.literal('price'),
  verdict: RuleVerdict,
  reason: z.enum([
    'within',
    'over',
    /** Over the figure by so little that the true cap, which we lack, may be kept. */
    'over-stand-in',
    /** The cap is not known, and caps of the kind lie near the county's FHA limit. */
    'unknown-likely-within',
    'unknown',
  ]),
  /** The cap in dollars; null where there is none or its figure is not known. */
  required: z.nullable(z.number()),
  actual: z.number(),
  /** The county's FHA limit for one unit, told where it stands for an unknown cap. */
  fhaLimit: z.nullable(z.number()),
});
export type PriceFinding = z.infer<typeof PriceFinding>;

const none = notApplicable('price');

/** Whether the home costs no more than the program allows, in dollars. */
export function priceFinding(
  { rules: { maxHomePrice, standIns } }: CatalogProgram,
  { homePrice: actual }: ProgramFacts,
  area: Area,
): PriceFinding | NotApplicable<'price'> {
  if (!maxHomePrice) return none;

  const found = { rule: 'price', required: null, actual, fhaLimit: null } as const;
  const required = priceCap(maxHomePrice, area);
  if (required === undefined) {
    const fhaLimit = area.fhaLimits?.[0] ?? null;
    return fhaLimit !== null && isAtMostOver(actual, fhaLimit, -UNKNOWN_CAP_MARGIN)
      ? { ...found, fhaLimit, verdict: 'met', reason: 'unknown-likely-within' }
      : { ...found, fhaLimit, verdict: 'check', reason: 'unknown' };
  }

  if (actual <= required) return { ...found, required, verdict: 'met', reason: 'within' };
  return standIns.includes('price') && isAtMostOver(actual, required, STAND_IN_MARGIN)
    ? { ...found, required, verdict: 'check', reason: 'over-stand-in' }
    : { ...found, required, verdict: 'not-met', reason: 'over' };
}

function priceCap(limit: PriceLimit, { countyFips }: Area): number | undefined {
  if ('limit' in limit) return limit.limit;
  if ('unknown' in limit) return undefined;
  return limit.byCounty[countyFips] ?? limit.otherwise;
}
