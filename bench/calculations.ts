import {
  calculatorDetails,
  capForLoan,
  comparePayments,
  defaultCalculatorDetails,
  type EstimatedProgram,
  estimateOf,
  leadingPlan,
  Percent,
  type PricingFacts,
  pricingFactsOf,
  SiteProduct,
  unknownLimits,
} from '@latchkey/domain';

const WARM_UP_MS = 300;
const RUN_MS = 1_000;

/**
 * Minimum calculations per second. At this speed, a calculation leaves 90% of a slow phone's frame
 * for rendering.
 */
const GOAL = 10_000;

const product = SiteProduct.parse({
  rate: { percent: 6.375 },
  terms: [30],
  defaultTerm: 30,
  loweredPayment: {
    name: 'monthly payment lowering',
    shortName: 'PL',
    lineOfCredit: 25_000,
    lengths: ['7 years', '5 years', '3 years', '3 years (LOC)'],
  },
});
const details = {
  ...calculatorDetails(defaultCalculatorDetails, product),
  closingCosts: Percent.parse(3),
  mortgageInsurance: true,
  dues: 150,
};
const help: EstimatedProgram = {
  cap: 25_000,
  maxPercent: 5,
  percentOf: 'price',
  pays: 'price',
  capByLoanType: null,
  kind: 'grant',
  repayment: null,
  firstMortgage: { types: [] },
};

const applied = capForLoan(help, 'Conventional');

/** Varies the price so that no two runs have the same input. */
function factsOf(run: number): PricingFacts {
  const answers = {
    homePrice: 300_000 + (run % 100_000),
    downPayment: 45_000,
    creditScore: 'good',
    homeType: 'single-family',
    homeLocation: { property_tax: 0.0154, insurance_rate: 0.0047 },
  } as const;
  return pricingFactsOf(answers, details, product);
}

/** Calculates both payments, month by month. */
function compare(run: number): number {
  const { traditional } = comparePayments(factsOf(run), { applied, extras: details });
  return traditional.payment;
}

/**
 * Calculates every figure of the calculator page: the monthly payments, the terms, the APR, and the
 * sale at the end.
 */
function wholePage(run: number): number {
  const estimate = estimateOf(factsOf(run), details, [help], unknownLimits);
  const apr = estimate.terms.apr ?? 0;
  return leadingPlan(estimate).payment + apr + estimate.saleAtEnd.price;
}

/**
 * Returns the number of runs per second. Sums the results so that the compiler cannot skip a run.
 */
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
    throw new RangeError(`The results add up to ${sum}, which is not a finite number`);
  return Math.round((done * 1_000_000) / (spent.user + spent.system));
}

/** Measures the number of calculations per CPU second, and compares it with the goal. */
export function calculations() {
  return [
    { calculation: 'both payments, month by month', run: compare },
    { calculation: 'all figures of the page with the APR', run: wholePage },
  ].map(({ calculation, run }) => {
    const rate = perSecond(run);
    return { calculation, 'comparisons/s': rate, goal: GOAL, met: rate >= GOAL };
  });
}
