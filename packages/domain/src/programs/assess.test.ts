import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contexts, knownFacts } from '../../test/known-arbitraries.ts';
import { areas, incomeLimits } from '../../test/limit-arbitraries.ts';
import { programFacts, programs } from '../../test/program-arbitraries.ts';
import { buyer, context, sampleProgram, travis } from '../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { assess } from './assess.ts';
import { RuleFinding, type RuleName } from './rules/rule-finding.ts';
import type { RuleVerdict } from './rules/verdict.ts';

/** Every catalog rule, in the same order as the findings. */
const rules: readonly RuleName[] = [
  'service-area',
  'excluded-states',
  'first-time-buyer',
  'income',
  'min-income',
  'price',
  'credit-score',
  'home-type',
  'home-plan',
  'veteran',
  'profession',
  'own-contribution',
  'first-mortgage',
  'amount',
  'conditions',
];

const rank: Record<RuleVerdict, number> = { met: 0, check: 1, 'not-met': 2 };

const noHome = {
  kind: 'owns-no-home',
  definition: null,
  says: 'You own no other home.',
} as const;

function assessed(program: CatalogProgram, known = context.known) {
  return assess(program, buyer, travis, { ...context, known });
}

describe('assess', () => {
  it('returns the verdict `match` if no rule is broken', () => {
    expect(assessed(sampleProgram())).toMatchObject({
      verdict: 'match',
      hasCheck: false,
      verifyFirst: false,
    });
  });

  it('matches if a rule still needs a check, and reports the rule', () => {
    const program = sampleProgram({ rules: { conditions: [noHome] } });
    expect(assessed(program)).toMatchObject({
      verdict: 'match',
      hasCheck: true,
      verifyFirst: false,
    });
  });

  it.each([
    [true, 'match'],
    [false, 'no'],
  ])('decides an open check with the short answer %s: %s', (answer, verdict) => {
    const program = sampleProgram({ rules: { conditions: [noHome] } });
    const known = { conditions: { [noHome.says]: answer } };
    expect(assessed(program, known)).toMatchObject({ verdict, hasCheck: false });
  });

  it.each<[string, Partial<CatalogProgram>]>([
    ['low confidence', { confidence: 'low' }],
    ['no dated source', { sources: [] }],
    ['facts that we checked long ago', { checkedOn: '2026-01-01' }],
  ])('matches a program with %s, and tells the buyer to verify it first', (_, changes) => {
    const assessment = assessed({ ...sampleProgram(), ...changes });
    expect(assessment).toMatchObject({ verdict: 'match', hasCheck: true, verifyFirst: true });
  });

  it('rejects a program if the loan exceeds the limit, unless the assistance lowers the loan enough', () => {
    const firstMortgage = { types: ['fha' as const], from: null };
    const facts = { ...buyer, homePrice: 591_550, downPayment: 10_000 };
    const rated = (changes: Partial<CatalogProgram>) =>
      assess({ ...sampleProgram({ firstMortgage }), ...changes }, facts, travis, context).verdict;
    expect(rated({ maxAmount: 10_000 })).toBe('match');
    expect(rated({ maxAmount: 9_999 })).toBe('no');
    expect(rated({ maxAmount: 10_000, kind: 'tax-credit' })).toBe('no');
  });

  it('classifies a program as almost a match if only one rule is broken and the buyer could change that answer', () => {
    const assessment = assessed(sampleProgram({ rules: { minContribution: { amount: 12_000 } } }));
    expect(assessment).toMatchObject({
      verdict: 'almost',
      change: { rule: 'own-contribution', required: 12_000, actual: 10_000 },
    });
  });

  it('classifies a program as almost a match even if another rule needs a check', () => {
    const minContribution = { amount: 12_000 };
    const assessment = assessed(sampleProgram({ rules: { minContribution, minCreditScore: 700 } }));
    expect(assessment).toMatchObject({ verdict: 'almost', hasCheck: true });
  });

  it('rejects a program if the buyer cannot change the answer behind the only broken rule', () => {
    const assessment = assessed(sampleProgram({ rules: { veteran: 'required' } }));
    expect(assessment.verdict).toBe('no');
  });

  it('rejects a program if two rules are broken, even if the buyer could change both answers', () => {
    const both = { minContribution: { amount: 12_000 }, maxIncome: { limit: 74_000 } };
    expect(assessed(sampleProgram({ rules: both })).verdict).toBe('no');
  });

  it('returns every finding even for a home outside the service area', () => {
    const assessment = assessed(sampleProgram({ coverage: { state: 'OK' } }));
    expect(assessment.verdict).toBe('no');
    expect(assessment.findings.map(({ rule }) => rule)).toEqual(rules);
  });

  it.each<[string, Partial<CatalogProgram>, number]>([
    ['dollars', { maxAmount: 10_000 }, 10_000],
    ['a percent of the price', { maxAmount: null, maxPercent: 4, percentOf: 'price' }, 12_000],
    ['a percent of the loan', { maxAmount: null, maxPercent: 4, percentOf: 'loan' }, 11_600 / 1.04],
    ['the smaller of both', { maxAmount: 10_000, maxPercent: 4, percentOf: 'price' }, 10_000],
    ['an unknown amount', { maxAmount: null }, 0],
    ['one year of a tax credit', { kind: 'tax-credit', maxAmount: 2_000 }, 2_000],
  ])('calculates assistance for a home of 300,000 with 10,000 down: %s', (_, cap, expected) => {
    expect(assessed({ ...sampleProgram(), ...cap }).amount).toBeCloseTo(expected, 6);
  });

  it('never throws, and returns plain data that fits the schema', () => {
    fc.assert(
      fc.property(programs, programFacts, areas, contexts, (program, facts, area, given) => {
        const assessment = assess(program, facts, area, given);
        const { findings, applicable, hasCheck, verifyFirst, verdict, amount } = assessment;
        expect(findings.map(({ rule }) => rule)).toEqual(rules);
        expect(findings.filter(({ reason }) => reason !== 'not-applicable')).toEqual(applicable);
        expect(applicable.map((finding) => RuleFinding.parse(finding))).toEqual(applicable);
        expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
        const needsCheck = findings.some((finding) => finding.verdict === 'check');
        expect(hasCheck).toBe(needsCheck || verifyFirst);
        expect(verdict === 'match').toBe(findings.every((finding) => rank[finding.verdict] < 2));
        expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('worsens only the maximum income finding and improves only the minimum income finding if income rises', () => {
    const limited = fc.tuple(programs, incomeLimits).map(([program, maxIncome]) => {
      return { ...program, tiers: null, rules: { ...program.rules, maxIncome } };
    });
    const raises = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(limited, programFacts, areas, raises, (program, facts, area, raise) => {
        const before = assess(program, facts, area, context);
        const householdIncome = facts.householdIncome + raise;
        const after = assess(program, { ...facts, householdIncome }, area, context);

        for (const [index, earlier] of before.findings.entries()) {
          const later = after.findings[index] ?? earlier;
          const [was, is] = [rank[earlier.verdict], rank[later.verdict]];
          if (earlier.rule === 'income') expect(is).toBeGreaterThanOrEqual(was);
          else if (earlier.rule === 'min-income') expect(is).toBeLessThanOrEqual(was);
          else expect(later).toEqual(earlier);
        }
        expect(after.amount).toBe(before.amount);
      }),
      { numRuns: 1000 },
    );
  });

  it('changes only findings that depend on short answers, and no amount unless there are tiers', () => {
    const untiered = programs.map((program) => ({ ...program, tiers: null }));
    const answered = new Set<RuleName>([
      'service-area',
      'income',
      'credit-score',
      'first-mortgage',
      'conditions',
    ]);
    fc.assert(
      fc.property(untiered, programFacts, areas, knownFacts, (program, facts, area, known) => {
        const before = assess(program, facts, area, context);
        const after = assess(program, facts, area, { ...context, known });
        const others = ({ rule }: { rule: RuleName }) => !answered.has(rule);
        expect(after.findings.filter(others)).toEqual(before.findings.filter(others));
        expect(after.amount).toBe(before.amount);
        expect(after.verifyFirst).toBe(before.verifyFirst);
      }),
    );
  });
});
