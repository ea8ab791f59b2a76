import { highestWithin } from './highest-price.ts';
import type { PriceBuyer } from './price-buyer.ts';
import { limitsOfGuide, type PriceGuide } from './price-guide.ts';
import type { PriceTerms } from './price-rules.ts';
import type { PricedHelp } from './priced-help.ts';

/** One change that raises the highest price. */
export interface FurthestChange {
  /**
   * `month`: a higher monthly payment for the home. `cash`: more of the buyer's own money. `debts`:
   * lower monthly payments on other debts.
   */
  readonly kind: 'month' | 'cash' | 'debts';
  /** The size of the change, in dollars. */
  readonly by: number;
  /** The highest price after the change. Whole dollars. */
  readonly price: number;
}

const MONTHLY = 50;
const CASH = 1_000;

/**
 * Returns the single change that raises the best price the most: $50 more a month for the home,
 * $1,000 more cash, or $50 a month less for other debts. Null if none of these changes raises the
 * price.
 *
 * @param sets the sets of programs that may lead to the best price. An empty set means no help
 * @param price the best price now, in whole dollars
 */
export function furthestChange(
  buyer: PriceBuyer,
  sets: readonly (readonly PricedHelp[])[],
  guide: PriceGuide,
  price: number,
): FurthestChange | null {
  const { householdIncome, details } = buyer;
  const limits = limitsOfGuide(guide, { householdIncome, otherDebts: details.otherDebts });
  const { front, back } = limits;
  const changes: (Pick<FurthestChange, 'kind' | 'by'> & { readonly terms: PriceTerms })[] = [
    { kind: 'month', by: MONTHLY, terms: { buyer, limits: { front: front + MONTHLY, back } } },
    { kind: 'cash', by: CASH, terms: { buyer: { ...buyer, have: buyer.have + CASH }, limits } },
  ];
  if (details.otherDebts >= MONTHLY) {
    const fewer = { front, back: back + MONTHLY };
    changes.push({ kind: 'debts', by: MONTHLY, terms: { buyer, limits: fewer } });
  }
  const [best] = changes
    .map(({ kind, by, terms }) => {
      const prices = sets.map((helps) => highestWithin(terms, helps, price)?.price ?? 0);
      return { kind, by, price: Math.max(...prices) };
    })
    .toSorted((one, other) => other.price - one.price);
  return best && best.price > price ? best : null;
}
