import {
  allInPayments,
  comparePayments,
  comparisonWithCosts,
  costTables,
  extraCosts,
  Fraction,
  noExtras,
  Percent,
  type PricingFacts,
  paymentsByYear,
  saleOutcome,
  termsFacts,
  termsWithCosts,
} from '@latchkey/domain';

const WARM_UP_MS = 300;
const RUN_MS = 1_000;

/** Minimum calculations per second. It leaves 90% of a slow phone's frame for rendering. */
const GOAL = 10_000;

const extras = { ...noExtras, mortgageInsurance: true, closingCosts: Percent.parse(3), dues: 150 };
const help = { cap: 25_000, maxPercent: 5, percentOf: 'price' } as const;

const lowering = {
  lineOfCredit: 25_000,
  lengths: ['7 years', '5 years', '3 years', '3 years (LOC)'],
} as const;

/** Varies the price so that no two runs have the same input. */
function factsOf(run: number): PricingFacts {
  return {
    homePrice: 300_000 + (run % 100_000),
    downPayment: 45_000,
    interest: Percent.parse(6.375),
    term: 30,
    propertyTax: Fraction.parse(0.0154),
    insurance: Fraction.parse(0.0047),
    creditScore: 'good',
    lowering,
  };
}

function compare(run: number): number {
  return comparePayments(factsOf(run), help).ITMOMortgagePayment;
}

/** Every calculation on the calculator page: extras, terms, charts, and a sale at the end. */
function wholePage(run: number): number {
  const facts = factsOf(run);
  const plain = comparePayments(facts, help);
  const costs = extraCosts(facts, plain, plain.loanType, extras, costTables);
  const comparison = comparisonWithCosts(plain, costs, extras);
  const plan = {
    facts,
    comparison: plain,
    isLowered: plain.isQualified,
    firstLoan: costs.firstLoan,
    extraPrincipal: 0,
    assistance: [],
    yearlyGrowth: Percent.parse(2),
  };
  const terms = termsWithCosts(termsFacts(facts, plain), costs);
  const { lowered } = allInPayments(facts, plain, costs, extras, []);
  const years = paymentsByYear(facts, comparison, costs, extras);
  const sale = saleOutcome(plan, plain.years);
  return terms.loanAmount + lowered.total + years.length + sale.price;
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
