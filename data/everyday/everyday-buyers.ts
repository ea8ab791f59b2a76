import {
  type Area,
  CreditScore,
  HomeType,
  type Location,
  Profession,
  type QuoteAnswers,
} from '@latchkey/domain';
import fc from 'fast-check';

/** The places where buyers may live, with the figures of their counties. */
export interface Places {
  /** The locations, sorted by the population of the ZIP Code, largest first. */
  readonly locations: readonly Location[];
  readonly areaOf: (location: Location) => Area;
}

/** Returns a random whole number from 0 through `max`. */
type Draw = (max: number) => number;

/**
 * The number of ZIP Codes to choose from. They are the most populous ones, where about half of the
 * population lives.
 */
const LARGEST_ZIP_CODES = 6_000;

/**
 * Creates random buyers with typical answers. Most buy their first home, a single-family home to
 * live in. Prices are two and a half to four and a half times the income, with 1% to 20% down. The
 * same seed creates the same buyers.
 */
export function everydayBuyers(places: Places, count: number, seed: number): QuoteAnswers[] {
  const buyers = fc.gen().map((generate) => oneBuyer(places, (max) => generate(fc.nat, { max })));
  return fc.sample(fc.noBias(buyers), { numRuns: count, seed });
}

function oneBuyer({ locations, areaOf }: Places, draw: Draw): QuoteAnswers {
  const largest = locations.slice(0, LARGEST_ZIP_CODES);
  const homeLocation = itemAt(largest, draw(largest.length - 1));
  const pick = <Item>(items: readonly Item[]) => itemAt(items, draw(items.length - 1));
  const { income } = areaOf(homeLocation);
  const median = income?.medianFamilyIncome ?? 80_000;
  const householdIncome = roundedTo(500, median * between(0.4, 1.3, draw));
  const homePrice = roundedTo(1_000, householdIncome * between(2.5, 4.5, draw));
  return {
    homeType: oneIn(4, draw) ? pick(HomeType.options) : 'single-family',
    homePlan: oneIn(25, draw) ? 'vacation' : 'primary',
    homeLocation,
    homePrice,
    householdIncome,
    downPayment: roundedTo(100, homePrice * pick([0.01, 0.02, 0.03, 0.035, 0.05, 0.05, 0.1, 0.2])),
    creditScore: pick([...CreditScore.options, 'excellent', 'good', 'good', 'fair']),
    housingStatus: !oneIn(3, draw),
    householdSize: 1 + draw(4),
    veteranStatus: oneIn(12, draw),
    profession: oneIn(6, draw) ? [pick(Profession.options)] : [],
  };
}

function oneIn(count: number, draw: Draw): boolean {
  return draw(count - 1) === 0;
}

function between(low: number, high: number, draw: Draw): number {
  return low + ((high - low) * draw(1_000)) / 1_000;
}

function roundedTo(step: number, dollars: number): number {
  return Math.round(dollars / step) * step;
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}
