import { type BondPriceYear, isSamePriceLimit } from '../../area/bond-price.ts';
import type { CatalogPlaces, CheckedProgram } from '../check/program-fault.ts';
import type { BondLimit, PriceLimit } from '../limits.ts';
import { servedCounties } from './served-counties.ts';

/**
 * The largest accepted difference, in dollars, for a limit that we calculated ourselves because we
 * did not find the real limit. The calculation may have used a factor with only five decimals.
 */
const STAND_IN_WITHIN = 3;

/** A computed price limit that equals a program's stored figures. */
export interface DerivedPriceLimit {
  /** The rule to store instead of the figures. */
  readonly rule: { readonly bondLimit: BondLimit };
  /** The year whose limits equal the figures. */
  readonly year: number;
  /** The number of counties that were compared. */
  readonly compared: number;
}

/**
 * Returns the IRS limit for bond programs if a program's stored price limit equals it in every
 * county that has a figure. All figures must be standard or targeted limits of the same year. If
 * several years match, uses the newest year. Null if no year matches.
 */
export function derivePriceLimit(
  program: Pick<CheckedProgram, 'coverage' | 'rules'>,
  places: Pick<CatalogPlaces, 'stateOfCounty'>,
  years: readonly BondPriceYear[],
): DerivedPriceLimit | null {
  const { maxHomePrice, standIns } = program.rules;
  const within = standIns.includes('price') ? STAND_IN_WITHIN : undefined;
  if (!maxHomePrice || 'unknown' in maxHomePrice || 'bondLimit' in maxHomePrice) return null;
  const figures = servedCounties(program, places).flatMap((fips) => {
    const price = figureOf(maxHomePrice, fips);
    return price === null ? [] : [{ fips, price }];
  });
  if (figures.length === 0) return null;
  for (const { year, prices } of years) {
    const areaOf = ({ fips, price }: { fips: string; price: number }) => {
      const limits = prices.get(fips);
      if (!limits) return null;
      if (isSamePriceLimit(price, limits.standard, within)) return 'standard';
      return isSamePriceLimit(price, limits.targeted, within) ? 'targeted' : null;
    };
    const areas = figures.map((figure) => ({ fips: figure.fips, area: areaOf(figure) }));
    if (areas.every(({ area }) => area !== null)) {
      const targeted = areas.filter(({ area }) => area === 'targeted');
      const targetedCounties = targeted.map(({ fips }) => fips);
      return { rule: { bondLimit: { targetedCounties } }, year, compared: areas.length };
    }
  }
  return null;
}

function figureOf(
  limit: Exclude<PriceLimit, { unknown: true } | { bondLimit: BondLimit }>,
  fips: string,
): number | null {
  if ('limit' in limit) return limit.limit;
  const figure = limit.byCounty[fips] ?? limit.otherwise;
  return typeof figure === 'number' ? figure : null;
}
