import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contexts } from '../../../test/known-arbitraries.ts';
import { areas } from '../../../test/limit-arbitraries.ts';
import { sampleProduct } from '../../../test/product-samples.ts';
import { programFacts } from '../../../test/program-arbitraries.ts';
import { buyer, context, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { costTables } from '../../costs/cost-tables.generated.ts';
import { type Assessed, assessAll, type MatchContext } from '../assess.ts';
import type { KnownFacts } from '../rules/known-facts.ts';
import type { ProgramFacts } from '../rules/program-facts.ts';
import { blockersOf } from './closed-programs.ts';
import { OpensMore } from './opens-more.ts';
import { opensMore } from './sweep.ts';

interface Given {
  facts?: ProgramFacts;
  area?: Area;
  context?: MatchContext;
  applied?: CatalogProgram | null;
}

function assessed(programs: readonly CatalogProgram[], given: Given): Assessed[] {
  const { facts = buyer, area = travis, context: when = context } = given;
  return assessAll(programs, facts, area, when);
}

function sweep(programs: readonly CatalogProgram[], given: Given = {}): OpensMore[] {
  const { facts = buyer, area = travis, context: when = context, applied = null } = given;
  const sweptBuyer = { facts, area, context: when };
  return opensMore(assessed(programs, given), sweptBuyer, {
    applied,
    tables: costTables,
    product: sampleProduct,
  });
}

const change = <T extends OpensMore['change']>(list: readonly OpensMore[], name: T) =>
  list.find((each) => each.change === name);

/** A buyer with 20% down, who needs no mortgage insurance. */
const uninsured = { ...buyer, downPayment: 60_000 };

/** Programs for which a buyer is often one change away from qualifying. */
const nearMisses = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 20 }),
      status: fc.constantFrom('open', 'unknown', 'paused'),
      confidence: fc.constantFrom('high', 'low'),
      minCreditScore: fc.option(fc.integer({ min: 600, max: 750 })),
      maxIncome: fc.option(fc.record({ limit: fc.integer({ min: 0, max: 100_000 }) })),
      incomeOf: fc.constantFrom('borrowers', 'household'),
      minContribution: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 20 }) })),
    })
    .map(({ minCreditScore, maxIncome, incomeOf, minContribution, ...program }) =>
      sampleProgram({
        ...program,
        rules: { minCreditScore, maxIncome, incomeOf, minContribution },
      }),
    ),
  { maxLength: 8, selector: ({ id }) => id },
);

describe('opensMore', () => {
  it('returns an empty list if no change makes a program available', () => {
    expect(sweep([sampleProgram()], { facts: { ...uninsured, creditScore: 'excellent' } })).toEqual(
      [],
    );
    expect(sweep([sampleProgram()], { facts: uninsured })).toEqual([]);
  });

  it('reports no cost of insurance if no common loan covers a home with that many units', () => {
    // A loan of $1,090,000 is within FHA's limit for four units, and above every limit for two.
    const facts = {
      ...buyer,
      homeType: 'multi-family',
      homePrice: 1_140_000,
      downPayment: 50_000,
      creditScore: 'poor',
    } as const;
    const changesWith = (known: KnownFacts) => sweep([], { facts, context: { ...context, known } });
    expect(change(changesWith({}), 'down-payment')).toBeDefined();
    expect(change(changesWith({ units: 4 }), 'down-payment')).toBeDefined();
    expect(change(changesWith({ units: 2 }), 'down-payment')).toBeUndefined();
  });

  describe('with the next higher range of scores', () => {
    it.each([
      // The buyer's range ends at 719. The next range ends at 850.
      [719, []],
      [720, [1]],
      [850, [1]],
    ])('opens a program that requires %s: %j', (minCreditScore, ids) => {
      const program = sampleProgram({ id: 1, rules: { minCreditScore } });
      const opened = change(sweep([program], { facts: uninsured }), 'credit-score');
      expect(opened?.programs.map(({ id }) => id) ?? []).toEqual(ids);
    });

    it('raises the score by only one band', () => {
      const facts = { ...uninsured, creditScore: 'poor' as const };
      const programs = [660, 720].map((minCreditScore, id) =>
        sampleProgram({ id: id + 1, rules: { minCreditScore } }),
      );
      expect(sweep(programs, { facts }).flatMap((each) => each.programs)).toEqual([]);
      expect(sweep(programs, { facts: { ...facts, creditScore: 'fair' } })).toMatchObject([
        { change: 'credit-score', to: 'good', programs: [{ id: 1, amount: 10_000 }] },
      ]);
    });

    it('lowers the cost of mortgage insurance, and returns the program whose assistance is applied', () => {
      const applied = sampleProgram({ id: 7, maxAmount: 5_000 });
      const [better] = sweep([applied], { applied });
      // 285,000 is 95% of the price. The rate is 1.28% for scores from 660 to 719, and 0.66% for
      // scores from 720.
      expect(better).toMatchObject({ change: 'credit-score', to: 'excellent', programs: [] });
      expect(better?.insurance?.before).toBeCloseTo((285_000 * 0.0128) / 12, 6);
      expect(better?.insurance?.after).toBeCloseTo((285_000 * 0.0066) / 12, 6);
      expect(better?.insurance?.programId).toBe(7);
    });

    it('does not report more expensive insurance as a gain', () => {
      // With a score of 620, the loan would be conventional. Conventional insurance costs more than
      // FHA insurance here.
      const facts = { ...buyer, creditScore: 'poor' as const };
      expect(change(sweep([], { facts }), 'credit-score')).toBeUndefined();
    });
  });

  describe("with a lower borrowers' income", () => {
    const limited = (id: number, limit: number, rules = {}) =>
      sampleProgram({ id, rules: { maxIncome: { limit }, incomeOf: 'borrowers', ...rules } });

    it('finds the income at which the buyer becomes eligible for each program, and lists the highest income first', () => {
      const programs = [limited(1, 60_000), limited(2, 74_999), limited(3, 60_000)];
      expect(sweep(programs, { facts: uninsured })).toMatchObject([
        { change: 'borrowers-income', to: 74_999, programs: [{ id: 2 }] },
        { change: 'borrowers-income', to: 60_000, programs: [{ id: 1 }, { id: 3 }] },
      ]);
    });

    it.each([
      ['the household income is within the limit', limited(1, 75_000)],
      ['the household counts', limited(1, 60_000, { incomeOf: 'household' })],
      ['the agency does not say who counts', limited(1, 60_000, { incomeOf: 'unknown' })],
      ['another rule is broken too', limited(1, 60_000, { veteran: 'required' })],
      ['the program is paused', { ...limited(1, 60_000), status: 'paused' as const }],
    ])('opens nothing if %s', (_, program) => {
      expect(sweep([program], { facts: uninsured })).toEqual([]);
    });

    it("starts from the borrowers' income if the buyer entered it", () => {
      const told = (borrowersIncome: number) => ({ ...context, known: { borrowersIncome } });
      const programs = [limited(1, 60_000)];
      const given = (income: number) => ({ facts: uninsured, context: told(income) });
      expect(sweep(programs, given(60_000))).toEqual([]);
      expect(sweep(programs, given(60_001))).toMatchObject([{ to: 60_000 }]);
    });

    it('returns an income below the lower limits that some towns may have', () => {
      const program = limited(1, 0, {
        maxIncome: { percentAmi: 80, householdSize: 'adjusted' },
      });
      const facts = { ...uninsured, householdIncome: 120_000 };
      // HUD's limit for three people is 90,000. A town's own limit may be 10% lower.
      expect(sweep([program], { facts })).toMatchObject([{ to: 90_000 }]);
      expect(sweep([program], { facts, area: townBased })).toMatchObject([{ to: 80_999 }]);
    });
  });

  it('lowers insurance with the next larger down payment, and includes programs that this down payment makes available', () => {
    const program = sampleProgram({ rules: { minContribution: { amount: 12_000 } } });
    const opened = change(sweep([program]), 'down-payment');
    expect(opened).toMatchObject({ to: 15_000, programs: [{ id: 1 }] });
    // The rate falls from 1.54% of 290,000 to 1.28% of 285,000.
    expect(opened?.insurance?.before).toBeCloseTo((290_000 * 0.0154) / 12, 6);
    expect(opened?.insurance?.after).toBeCloseTo((285_000 * 0.0128) / 12, 6);
    expect(opened?.insurance?.programId).toBeNull();
  });

  it('does not report cheaper insurance for a loan above both county limits', () => {
    const at = (homePrice: number) => {
      const facts = { ...buyer, homePrice, downPayment: 40_000 };
      return change(sweep([], { facts }), 'down-payment');
    };
    expect(at(872_750)?.insurance).toMatchObject({ programId: null });
    expect(at(872_751)).toBeUndefined();
  });

  it('returns the same figures for every household, veteran status and profession', () => {
    const facts: ProgramFacts = {
      ...buyer,
      householdSize: 6,
      veteranStatus: true,
      profession: ['education'],
    };
    const applied = sampleProgram();
    expect(sweep([], { facts, applied })).toEqual(sweep([], { applied }));
  });

  it('reports only programs that become available after the change, and costs that fall', () => {
    fc.assert(
      fc.property(nearMisses, programFacts, areas, contexts, (programs, facts, area, when) => {
        const before = assessed(programs, { facts, area, context: when });
        const list = sweep(programs, { facts, area, context: when });
        for (const each of list) {
          expect(OpensMore.parse(each)).toEqual(each);
          expect(each.programs.length > 0 || each.insurance !== null).toBe(true);
          if (each.insurance) expect(each.insurance.after).toBeLessThan(each.insurance.before);
          const after = assessed(programs, afterChange(each, { facts, area, context: when }));
          for (const { id, amount } of each.programs) {
            const was = before.find(({ program }) => program.id === id);
            const is = after.find(({ program }) => program.id === id);
            expect(was && blockersOf(was.assessment)).not.toEqual([]);
            expect(is?.assessment.verdict).toBe('match');
            expect(is?.assessment.amount).toBe(amount);
            expect(is?.program.kind).not.toBe('tax-credit');
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

function afterChange(
  each: OpensMore,
  given: { facts: ProgramFacts; area: Area; context: MatchContext },
): Given {
  switch (each.change) {
    case 'credit-score':
      return { ...given, facts: { ...given.facts, creditScore: each.to } };
    case 'down-payment':
      return { ...given, facts: { ...given.facts, downPayment: each.to } };
    case 'borrowers-income': {
      const known = { ...given.context.known, borrowersIncome: each.to };
      return { ...given, context: { ...given.context, known } };
    }
  }
}
