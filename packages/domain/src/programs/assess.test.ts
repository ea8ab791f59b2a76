import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, incomeLimits, programFacts, programs } from '../../test/program-arbitraries.ts';
import { buyer, sampleProgram, travis } from '../../test/program-samples.ts';
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
  'other-conditions',
];

const rank: Record<RuleVerdict, number> = { met: 0, check: 1, 'not-met': 2 };

function assessed(program: CatalogProgram) {
  return assess(program, buyer, travis);
}

describe('assess', () => {
  it('matches if no rule is broken', () => {
    expect(assessed(sampleProgram())).toMatchObject({ verdict: 'match', hasCheck: false });
  });

  it('matches if a rule still needs a check, and reports that rule', () => {
    const program = sampleProgram({ rules: { otherConditions: ['You work in the city.'] } });
    expect(assessed(program)).toMatchObject({ verdict: 'match', hasCheck: true });
  });

  it('is almost a match if the one broken rule is changeable', () => {
    const assessment = assessed(sampleProgram({ rules: { minContribution: { amount: 12_000 } } }));
    expect(assessment).toMatchObject({
      verdict: 'almost',
      change: { rule: 'own-contribution', required: 12_000, actual: 10_000 },
    });
  });

  it('is almost a match even if another rule needs a check', () => {
    const minContribution = { amount: 12_000 };
    const assessment = assessed(sampleProgram({ rules: { minContribution, minCreditScore: 700 } }));
    expect(assessment).toMatchObject({ verdict: 'almost', hasCheck: true });
  });

  it('is not a match if the one broken rule is not changeable', () => {
    const assessment = assessed(sampleProgram({ rules: { veteran: 'required' } }));
    expect(assessment.verdict).toBe('no');
  });

  it('is not a match if two changeable rules are broken', () => {
    const both = { minContribution: { amount: 12_000 }, maxIncome: { limit: 74_000 } };
    expect(assessed(sampleProgram({ rules: both })).verdict).toBe('no');
  });

  it('returns every finding even outside the service area', () => {
    const assessment = assessed(sampleProgram({ coverage: { state: 'OK' } }));
    expect(assessment.verdict).toBe('no');
    expect(assessment.findings.map(({ rule }) => rule)).toEqual(rules);
  });

  it.each<[string, Partial<CatalogProgram>, number]>([
    ['dollars', { maxAmount: 10_000 }, 10_000],
    ['a percent of the price', { maxAmount: null, maxPercent: 4, percentOf: 'price' }, 12_000],
    ['a percent of the loan', { maxAmount: null, maxPercent: 4, percentOf: 'loan' }, 11_600],
    ['the smaller of both', { maxAmount: 10_000, maxPercent: 4, percentOf: 'price' }, 10_000],
    ['an unknown amount', { maxAmount: null }, 0],
    ['one year of a tax credit', { kind: 'tax-credit', maxAmount: 2_000 }, 2_000],
  ])('computes assistance for a home of 300,000 with 10,000 down: %s', (_, cap, expected) => {
    expect(assessed({ ...sampleProgram(), ...cap }).amount).toBe(expected);
  });

  it('never throws, and returns plain data that matches its schema', () => {
    fc.assert(
      fc.property(programs, programFacts, areas, (program, facts, area) => {
        const { findings, applicable, hasCheck, verdict, amount } = assess(program, facts, area);
        expect(findings.map(({ rule }) => rule)).toEqual(rules);
        expect(findings.filter(({ reason }) => reason !== 'not-applicable')).toEqual(applicable);
        expect(applicable.map((finding) => RuleFinding.parse(finding))).toEqual(applicable);
        expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
        expect(hasCheck).toBe(findings.some((finding) => finding.verdict === 'check'));
        expect(verdict === 'match').toBe(findings.every((finding) => rank[finding.verdict] < 2));
        expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('changes only the income rules if income rises: the maximum gets worse, the minimum better', () => {
    const limited = fc
      .tuple(programs, incomeLimits)
      .map(([program, maxIncome]) => ({ ...program, rules: { ...program.rules, maxIncome } }));
    const raises = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(limited, programFacts, areas, raises, (program, facts, area, raise) => {
        const before = assess(program, facts, area);
        const householdIncome = facts.householdIncome + raise;
        const after = assess(program, { ...facts, householdIncome }, area);

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
});
