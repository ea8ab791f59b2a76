import { QuoteAnswers } from '@latchkey/domain';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

export interface ExampleBuyer {
  readonly name: string;
  readonly quote: QuoteAnswers;
}

/** Default answers for the example buyers. */
const usual = {
  homeType: 'single-family',
  homePlan: 'primary',
  housingStatus: true,
  veteranStatus: false,
  profession: [],
} as const;

const examples = [
  {
    name: 'a first-time buyer in Detroit',
    place: ['48219', 26_163],
    homePrice: 145_000,
    householdIncome: 48_000,
    downPayment: 12_000,
    creditScore: 'fair',
    householdSize: 3,
  },
  {
    name: 'a veteran who buys again in Columbus',
    place: ['43215', 39_049],
    homePrice: 289_000,
    householdIncome: 82_000,
    downPayment: 20_000,
    creditScore: 'good',
    householdSize: 3,
    housingStatus: false,
    veteranStatus: true,
  },
  {
    name: 'a repeat buyer in San Jose',
    place: ['95112', 6_085],
    homePrice: 1_400_000,
    householdIncome: 250_000,
    downPayment: 50_000,
    creditScore: 'good',
    householdSize: 4,
    housingStatus: false,
  },
  {
    name: 'a first-time buyer in Austin',
    place: ['78704', 48_453],
    homeType: 'condo',
    homePrice: 400_000,
    householdIncome: 74_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    householdSize: 2,
  },
  {
    name: 'a first-time buyer in Tampa',
    place: ['33602', 12_057],
    homeType: 'condo',
    homePrice: 400_000,
    householdIncome: 74_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    householdSize: 2,
  },
] as const;

type Places = Pick<
  ReferenceData,
  'locations' | 'mainLocations' | 'counties' | 'people' | 'typicalPrices'
>;

/**
 * Returns example buyers in a site's states, with our own rates for their locations. The first one
 * is the first-time buyer in the example on the site's pages. The others are the buyers with homes
 * in these states from our list of five buyers across the country.
 *
 * @param states the states where the company may take requests. Null means all states
 */
export function exampleBuyers(
  places: Places,
  states: readonly string[] | null,
): readonly [ExampleBuyer, ...ExampleBuyer[]] {
  const [detroit, ...others] = examples.map(({ name, place: [zipcode, county], ...answers }) => {
    const homeLocation = places.locations.findByZipAndCounty(zipcode, county);
    return { name, quote: QuoteAnswers.parse({ ...usual, ...answers, homeLocation }) };
  });
  if (!detroit) throw new RangeError('There are no example buyers');
  if (states === null || states.length === 0) return [detroit, ...others];
  const isHere = ({ quote }: ExampleBuyer) => states.includes(quote.homeLocation.state);
  const first = isHere(detroit) ? detroit : typicalBuyer(places, states);
  return [first, ...others.filter(isHere)];
}

/**
 * Number of most populous counties to consider. The example uses the county with the lowest prices.
 */
const LARGE_COUNTIES = 5;
const PRICE_STEP = 5_000;
const INCOME_STEP = 1_000;
/** The median family income that we assume for a county without data, in dollars. */
const USUAL_MEDIAN = 80_000;

/**
 * Returns a first-time buyer of a home at the typical price in a large county of these states. The
 * down payment is 5% of the price. The income is 80% of the county's median income, or a quarter of
 * the price if that is more.
 */
function typicalBuyer(
  { mainLocations, counties, people, typicalPrices }: Places,
  states: readonly string[],
): ExampleBuyer {
  const large = [...mainLocations]
    .filter(([, { state }]) => states.includes(state))
    .toSorted(([a], [b]) => (people.get(b) ?? 0) - (people.get(a) ?? 0))
    .slice(0, LARGE_COUNTIES)
    .map(([fips, homeLocation]) => ({
      homeLocation,
      price: typicalPrices.ofCounty(fips, homeLocation.state),
      median: counties.get(fips)?.area.income?.medianFamilyIncome ?? USUAL_MEDIAN,
    }))
    .toSorted((a, b) => a.price - b.price);
  const [cheapest] = large;
  if (!cheapest) throw new RangeError(`There are no counties in ${states.join(', ')}`);
  const { homeLocation, price, median } = cheapest;
  const quote = QuoteAnswers.parse({
    ...usual,
    homeLocation,
    homePrice: Math.round(price / PRICE_STEP) * PRICE_STEP,
    householdIncome: Math.round(Math.max(0.8 * median, price / 4) / INCOME_STEP) * INCOME_STEP,
    downPayment: Math.round((0.05 * price) / INCOME_STEP) * INCOME_STEP,
    creditScore: 'good',
    householdSize: 3,
  });
  return { name: `a first-time buyer in ${homeLocation.city}`, quote };
}
