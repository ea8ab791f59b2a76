import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contexts } from '../../test/known-arbitraries.ts';
import { areas } from '../../test/limit-arbitraries.ts';
import { catalogs, programFacts } from '../../test/program-arbitraries.ts';
import { buyer, context, sampleProgram, townBased, travis } from '../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { assess } from '../programs/assess.ts';
import type { Buyer } from '../programs/opens-more/closed-programs.ts';
import { helpAtIncome } from './help-at-income.ts';
import { helpByIncome, shownIncomes } from './help-by-income.ts';
import { buyerAtIncome } from './income-ladder.ts';
import { type HelpByIncome, stepAt } from './income-steps.ts';

// The sample buyer earns $75,000 in a household of three.
const texan: Buyer = { facts: buyer, area: travis, context };

type Rules = Parameters<typeof sampleProgram>[0];

/** Returns programs with the given changes, and with the IDs 1, 2 and so on. */
function programs(...changes: NonNullable<Rules>[]): CatalogProgram[] {
  return changes.map((change, index) => sampleProgram({ id: index + 1, ...change }));
}

/**
 * Returns each step as one line: its income range, the certain amount, and the uncertain amount
 * with its reason.
 */
function outline({ steps }: HelpByIncome) {
  return steps.map(({ from, to, sure, unsure }) =>
    [`${from}-${to}`, sure.dollars, ...(unsure ? [unsure.dollars, unsure.why] : [])].join(' '),
  );
}

const ids = (help: { programs: readonly { id: number }[] } | null) =>
  help?.programs.map(({ id }) => id);

describe('helpByIncome', () => {
  it('returns less assistance one dollar above each limit', () => {
    const help = helpByIncome(
      programs(
        { maxAmount: 25_000, rules: { maxIncome: { limit: 75_500 } } },
        { maxAmount: 25_000, rules: { maxIncome: { limit: 75_500 } } },
        { maxAmount: 10_000, rules: { maxIncome: { limit: 120_000 } } },
        { maxAmount: 4_350 },
      ),
      texan,
    );
    expect(outline(help)).toEqual([
      '60000-75500 25000',
      '75501-120000 10000',
      '120001-160000 4350',
    ]);
    expect(ids(help.steps[0]?.sure ?? null)).toEqual([1, 2]);
    expect(help.loss).toMatchObject({ at: 75_500, by: 501, least: 15_000, most: 15_000 });
    expect(ids(help.loss)).toEqual([1, 2]);
    expect(help.loss?.borrowersOnly).toBeNull();
    expect(help.gain).toBeNull();
  });

  it.each([
    [75_500, 1],
    [75_499, 2],
    [75_501, null],
  ])(
    'returns the raise after which help is lost, from an income of %s: %s dollars',
    (householdIncome, by) => {
      const [program] = programs({ rules: { maxIncome: { limit: 75_500 } } });
      const facts = { ...buyer, householdIncome };
      const { loss, gain } = helpByIncome(program ? [program] : [], { ...texan, facts });
      expect(loss?.by ?? null).toBe(by);
      expect(gain?.by ?? null).toBe(by === null ? 1 : null);
    },
  );

  it('lists the programs that become available at a lower income', () => {
    const help = helpByIncome(
      programs(
        { maxAmount: 20_000, rules: { maxIncome: { limit: 70_000 } } },
        { maxAmount: 50_000, rules: { maxIncome: { limit: 65_000 } } },
        { maxAmount: 5_000 },
      ),
      texan,
    );
    expect(help.gain).toMatchObject({ at: 70_000, by: 5_000, least: 15_000, most: 15_000 });
    expect(ids(help.gain)).toEqual([1]);
    expect(help.loss).toBeNull();
  });

  it('does not treat a raise as a loss if a smaller raise first adds assistance', () => {
    const help = helpByIncome(
      programs(
        { maxAmount: 10_000 },
        {
          maxAmount: 30_000,
          rules: { minIncome: { limit: 80_000 }, maxIncome: { limit: 90_000 } },
        },
      ),
      texan,
    );
    expect(outline(help)).toEqual(['60000-80000 10000', '80001-90000 30000', '90001-160000 10000']);
    expect(help.loss).toBeNull();
  });

  it("returns the assistance that remains if only the borrowers' income counts", () => {
    const ofBorrowers = { maxIncome: { limit: 90_000 }, incomeOf: 'borrowers' } as const;
    const catalog = programs(
      { maxAmount: 12_500, rules: ofBorrowers },
      { maxAmount: 15_000, rules: { maxIncome: { limit: 90_000 }, incomeOf: 'household' } },
    );
    const { loss, steps } = helpByIncome(catalog, texan);
    expect(loss).toMatchObject({ at: 90_000, least: 15_000, most: 15_000 });
    expect(loss?.borrowersOnly).toMatchObject({ dollars: 12_500 });
    expect(ids(loss?.borrowersOnly ?? null)).toEqual([1]);
    expect(steps.at(-1)?.unsure).toBeNull();
  });

  it("adds a raise to the borrowers' own income if the buyer has entered that income", () => {
    const rules = { maxIncome: { limit: 60_000 }, incomeOf: 'borrowers' } as const;
    const known = { borrowersIncome: 50_000 };
    const { loss } = helpByIncome(programs({ rules }), {
      ...texan,
      context: { ...context, known },
    });
    expect(loss).toMatchObject({ at: 85_000, by: 10_001, borrowersOnly: null });
  });

  it('returns separate reasons for unknown limits, inexact limits, and facts to verify', () => {
    const unknown = programs({ maxAmount: 5_000, rules: { maxIncome: { unknown: true } } });
    expect(outline(helpByIncome(unknown, texan))).toEqual(['60000-160000 0 5000 unknown-limit']);
    const estimated = programs({
      rules: { maxIncome: { limit: 100_000 }, standIns: ['income'] },
    });
    const near = helpByIncome(estimated, texan);
    expect(outline(near)).toEqual([
      '60000-100000 10000',
      '100001-115000 0 10000 near-limit',
      '115001-160000 0',
    ]);
    expect(near.loss).toMatchObject({ at: 100_000, least: 0, most: 10_000 });
    const old = programs({ confidence: 'low', rules: { maxIncome: { limit: 100_000 } } });
    expect(outline(helpByIncome(old, texan))).toEqual([
      '60000-100000 0 10000 verify',
      '100001-160000 0',
    ]);
  });

  it('uses the limits for the household size, the county and its towns', () => {
    const rules = { maxIncome: { percentAmi: 80, householdSize: 'adjusted' } } as const;
    const at = (householdSize: number, area = travis) =>
      outline(
        helpByIncome(programs({ rules }), { ...texan, area, facts: { ...buyer, householdSize } }),
      );
    expect(at(1)).toEqual(['60000-70000 10000', '70001-160000 0']);
    expect(at(3)).toEqual(['60000-90000 10000', '90001-160000 0']);
    expect(at(3, townBased)).toEqual([
      '60000-80999 10000',
      '81000-99000 0 10000 near-limit',
      '99001-160000 0',
    ]);
  });

  it('applies the tiers of a program', () => {
    const tier = { maxPercent: null, percentOf: null, says: 'x' };
    const tiers = [
      { ...tier, when: { incomeTo: 80_000 }, maxAmount: 20_000 },
      { ...tier, when: {}, maxAmount: 8_000 },
    ];
    expect(outline(helpByIncome(programs({ tiers }), texan))).toEqual([
      '60000-80000 20000',
      '80001-160000 8000',
    ]);
    const ofBorrowers = programs({ tiers, rules: { incomeOf: 'borrowers' } });
    expect(helpByIncome(ofBorrowers, texan).loss?.borrowersOnly).toMatchObject({ dollars: 20_000 });
  });

  it.each([
    ['is paused', { status: 'paused' }],
    ['is a tax credit', { kind: 'tax-credit' }],
    ["takes a share of the home's gain", { kind: 'shared-appreciation-loan' }],
    ['pays only closing costs', { pays: 'closing' }],
    [
      'is only for members of a tribe',
      { rules: { conditions: [{ kind: 'tribal-member', definition: null, says: 'x' }] } },
    ],
    ['does not accept the buyer for another reason', { rules: { veteran: 'required' } }],
  ] satisfies [string, NonNullable<Rules>][])('leaves out a program that %s', (_, change) => {
    expect(outline(helpByIncome(programs(change), texan))).toEqual(['60000-160000 0']);
  });

  it('returns a single step without assistance if there are no programs', () => {
    expect(helpByIncome([], texan)).toEqual({
      income: 75_000,
      steps: [{ from: 60_000, to: 160_000, sure: { dollars: 0, programs: [] }, unsure: null }],
      loss: null,
      gain: null,
    });
  });
});

describe('shownIncomes', () => {
  it.each([
    [1, 0],
    [23_529, 0],
    [23_530, 20_000],
    [48_000, 40_000],
    [68_000, 40_000],
    [150_000, 120_000],
    [1_000_000_000, 999_900_000],
  ])('shows a range for an income of %s that is $100,000 wide and starts at %s', (income, from) => {
    expect(shownIncomes(income)).toEqual({ from, to: from + 100_000 });
  });

  it('always shows a range that includes the income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (income) => {
        const { from, to } = shownIncomes(income);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from <= income && income <= to).toBe(true);
      }),
    );
  });
});

describe('the income edges of any programs', () => {
  const incomes = fc.integer({ min: 20_000, max: 220_000 });

  it('matches the engine at every $1,000 and on both sides of each threshold', () => {
    fc.assert(
      fc.property(
        catalogs,
        programFacts,
        incomes,
        areas,
        contexts,
        (catalog, facts, income, area, given) => {
          const one: Buyer = { facts: { ...facts, householdIncome: income }, area, context: given };
          const help = helpByIncome(catalog, one);
          for (const at of checkedIncomes(help)) {
            expect(amountsIn(help, at), `at ${at}`).toEqual(engineAmounts(catalog, one, at));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

function checkedIncomes({ steps }: HelpByIncome): number[] {
  const first = steps[0]?.from ?? 0;
  const thousands = Array.from({ length: 101 }, (_, index) => first + 1_000 * index);
  return [...thousands, ...steps.flatMap(({ from, to }) => [from, to])];
}

function amountsIn({ steps }: HelpByIncome, income: number) {
  const { sure, unsure } = stepAt(steps, income);
  return { sure: sure.dollars, possible: unsure?.dollars ?? sure.dollars };
}

function engineAmounts(catalog: readonly CatalogProgram[], one: Buyer, income: number) {
  const { facts, known } = buyerAtIncome(one)(income);
  const { today } = one.context;
  const help = catalog.map((program) => {
    const assessment = assess(program, facts, one.area, { today, known });
    return helpAtIncome({ program, assessment }, today);
  });
  return {
    sure: Math.max(0, ...help.map(({ sure }) => sure)),
    possible: Math.max(0, ...help.map(({ possible }) => possible)),
  };
}
