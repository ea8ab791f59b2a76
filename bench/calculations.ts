import {
  answerOf,
  calculatorDetails,
  comparePayments,
  costTables,
  countedDetails,
  defaultCalculatorDetails,
  detroitExample,
  estimateOf,
  type PricingFacts,
  saleOutcome,
  unknownLimits,
} from '@latchkey/domain';
import { readConfig } from '../apps/api/src/config.ts';
import { readProduct } from '../apps/api/src/site/product-file.ts';

const WARM_UP_MS = 300;
const RUN_MS = 1_000;

/** Minimum calculations per second. On a phone ten times slower, one takes half of a frame. */
const GOAL = 1_200;

const product = readProduct(readConfig({}).productFile, '2026-11-22');
const stored = { ...defaultCalculatorDetails, mortgageInsurance: true, dues: 150 };
const details = countedDetails(calculatorDetails(stored, product), 'TX', costTables.closingCosts);
const help = { cap: 25_000, maxPercent: 5, percentOf: 'price' } as const;
const { facts: example } = detroitExample(product);

/** Varies the price so that no two runs have the same input. */
function factsOf(run: number): PricingFacts {
  return { ...example, homePrice: 300_000 + (run % 100_000), downPayment: 45_000 };
}

function compare(run: number): number {
  const compared = { applied: help, extras: details };
  return comparePayments(factsOf(run), compared).traditional.payment;
}

/** Every calculation on the calculator page: months, terms, three figures, and sales. */
function wholePage(run: number): number {
  const estimate = estimateOf(factsOf(run), details, [], unknownLimits);
  const { eachMonth } = answerOf(estimate, 60_000);
  const sales = [1, 2, 3, 4, 5, 6, 7].map((year) => saleOutcome(estimate.salePlan, year).price);
  return eachMonth.now + sales.reduce((sum, price) => sum + price, 0);
}

/** Runs per second. Sums the results so that the compiler cannot skip a run. */
function perSecond(calculate: (run: number) => number): number {
  let [runs, sum] = [0, 0];
  const runFor = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    const before = runs;
    while (performance.now() < end) {
      for (let i = 0; i < 100; i += 1) sum += calculate(runs++);
    }
    return runs - before;
  };
  runFor(WARM_UP_MS);
  const { user, system } = process.cpuUsage();
  const done = runFor(RUN_MS);
  const spent = process.cpuUsage({ user, system });
  if (!Number.isFinite(sum))
    throw new RangeError(`The results add up to ${sum}, not a finite number`);
  return Math.round((done * 1_000_000) / (spent.user + spent.system));
}

/** Calculations per CPU second, compared with the goal. */
export function calculations() {
  return [
    { calculation: 'comparison of both payments', run: compare },
    { calculation: 'all calculations of the page', run: wholePage },
  ].map(({ calculation, run }) => {
    const rate = perSecond(run);
    return { calculation, 'comparisons/s': rate, goal: GOAL, met: rate >= GOAL };
  });
}
