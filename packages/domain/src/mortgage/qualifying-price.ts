import { type AppliedAssistance, totalAssistance } from '../assistance/combined-assistance.ts';
import { additionalDownPayment } from './additional-down-payment.ts';
import {
  cheapestLengths,
  chooseLength,
  type LoweredFacts,
  neededDownPayment,
} from './program-length.ts';
import { lastWhere, lowestPoint } from './whole-dollar-search.ts';

/**
 * Returns the highest price, up to the current price, at which the buyer qualifies for the lowered
 * payment without adding money of their own. In whole dollars. Null if there is no such price. The
 * amount of the buyer's own money that a length requires is a convex function of the price. So the
 * search starts at the function's lowest point.
 */
export function qualifyingPrice(facts: LoweredFacts, applied: AppliedAssistance): number | null {
  const at = (homePrice: number) => ({ ...facts, homePrice });
  const qualifies = (homePrice: number) => {
    const given = totalAssistance(applied, at(homePrice));
    const total = Math.min(homePrice, facts.downPayment + given);
    return chooseLength(at(homePrice), total)?.isQualified ?? false;
  };
  const prices = cheapestLengths(facts.lowering)
    .map((length) =>
      lowestPoint(
        (homePrice) => {
          const needed = neededDownPayment(at(homePrice), length);
          return additionalDownPayment(needed, { homePrice, downPayment: 0 }, applied);
        },
        1,
        facts.homePrice,
      ),
    )
    .filter(qualifies)
    .map((from) => lastWhere(qualifies, from, facts.homePrice));
  return prices.length === 0 ? null : Math.max(...prices);
}
