import {
  type CatalogProgram,
  CreditScore,
  HomePlan,
  HomeType,
  type KnownFacts,
  type Location,
  Profession,
  type QuoteAnswers,
} from '@latchkey/domain';
import fc from 'fast-check';
import type { CountyFigures } from './county-figures.ts';
import { turningPoints } from './income-reading.ts';
import { firstLoan, loanTurningPoints } from './loan-reading.ts';

export interface RandomBuyer {
  readonly answers: QuoteAnswers;
  readonly known: KnownFacts;
  readonly county: CountyFigures;
}

/** The places where random buyers may live, and the programs that they may apply for. */
export interface Choices {
  readonly catalog: readonly CatalogProgram[];
  readonly counties: readonly CountyFigures[];
  /** The locations of each county, keyed by FIPS code. */
  readonly locations: ReadonlyMap<string, readonly Location[]>;
}

/** Picks one of the values at random. */
type PickOne = <T>(values: readonly T[]) => T;

/**
 * Creates random buyers, spread over all states and all kinds of income limits. The same seed
 * creates the same buyers. Most buyers have an income or loan that is about a dollar away from the
 * amount at which a program's verdict changes.
 */
export function randomBuyers(choices: Choices, count: number, seed: number): RandomBuyer[] {
  const groups = [
    Map.groupBy(choices.catalog, ({ coverage }) => coverage.state),
    Map.groupBy(choices.catalog, kindOfLimit),
  ].map((group) => [...group.values()]);
  const buyers = fc.gen().map((draw) => {
    const pick: PickOne = (values) => itemAt(values, draw(fc.nat, { max: values.length - 1 }));
    return oneBuyer(choices, pick(pick(pick(groups))), pick);
  });
  return fc.sample(fc.noBias(buyers), { numRuns: count, seed });
}

function itemAt<T>(values: readonly T[], index: number): T {
  const item = values[index];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}

function kindOfLimit({ rules: { maxIncome, minIncome } }: CatalogProgram): string {
  if (maxIncome && 'householdSize' in maxIncome) return maxIncome.householdSize;
  return `${Object.keys(maxIncome ?? {})} ${Object.keys(minIncome ?? {})}`;
}

function oneBuyer(
  { counties, locations }: Choices,
  program: CatalogProgram,
  pick: PickOne,
): RandomBuyer {
  const county = pick(counties.filter((one) => serves(program, one)));
  const householdSize = pick([1, 2, 3, 4, 5, 6, 7, 8]);
  const householdIncome = incomeNear(program, householdSize, county, pick);
  const downPayment = pick([1, 3_000, 12_345, 60_000, 150_000]);
  return {
    county,
    answers: {
      homeType: pick([...HomeType.options, 'single-family']),
      homePlan: pick([...HomePlan.options, 'primary', 'primary', 'primary']),
      homeLocation: pick(locations.get(county.fips) ?? []),
      homePrice: priceNear(program, downPayment, county, pick),
      householdIncome,
      downPayment,
      creditScore: pick(CreditScore.options),
      housingStatus: pick([true, true, false]),
      householdSize,
      veteranStatus: pick([true, false]),
      profession: pick([[], [], [pick(Profession.options)]]),
    },
    known: {
      borrowersIncome: pick([
        null,
        Math.round(householdIncome * 0.6),
        incomeNear(program, householdSize, county, pick),
      ]),
      units: pick([null, null, 2, 3, 4]),
    },
  };
}

function serves({ coverage }: CatalogProgram, { fips, state }: CountyFigures): boolean {
  if (coverage.state !== null && coverage.state !== state) return false;
  return coverage.counties.length === 0 || coverage.counties.includes(fips);
}

function incomeNear(
  { rules: { maxIncome, minIncome, standIns } }: CatalogProgram,
  householdSize: number,
  county: CountyFigures,
  pick: PickOne,
): number {
  const points = [maxIncome, minIncome].flatMap((limit) =>
    limit ? turningPoints(limit, householdSize, county, standIns.includes('income')) : [],
  );
  const ordinary = pick([30_000, 55_000, 80_000, 105_000, 140_000, 190_000, 300_000]);
  const nearby = Math.floor(pick([...points, ...points, ordinary])) + pick([-1, 0, 1]);
  return Math.max(0, nearby);
}

function priceNear(
  program: CatalogProgram,
  downPayment: number,
  county: CountyFigures,
  pick: PickOne,
): number {
  const ordinary = pick([90_000, 180_000, 250_000, 325_000, 400_000, 550_000, 700_000, 1_850_000]);
  const points = loanTurningPoints(program, county);
  return (
    pick([ordinary, ordinary, priceWithLoan(program, downPayment, pick(points))]) + pick([0, 0, 1])
  );
}

/** Returns the highest price for which the first loan is at most `loan`, in whole dollars. */
function priceWithLoan(program: CatalogProgram, downPayment: number, loan: number): number {
  let low = 0;
  let high = 10_000_000;
  while (low < high) {
    const homePrice = Math.ceil((low + high) / 2);
    if (firstLoan(program, { homePrice, downPayment }) <= loan) low = homePrice;
    else high = homePrice - 1;
  }
  return low;
}
