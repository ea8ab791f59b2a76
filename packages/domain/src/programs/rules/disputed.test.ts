import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../test/limit-arbitraries.ts';
import { programFacts, programs } from '../../../test/program-arbitraries.ts';
import { buyer, context, sampleProgram, today, travis } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { Dispute } from '../../catalog/dispute.ts';
import { factNames, facts } from '../../catalog/facts.ts';
import { helpAtIncome } from '../../price/help-at-income.ts';
import { incomeLadder } from '../../price/income-ladder.ts';
import { assess } from '../assess.ts';
import { programsInCounty } from '../match-programs.ts';
import { openChecks } from '../open-checks.ts';
import { RuleFinding } from './rule-finding.ts';

function dispute(fact: string, value: unknown): Dispute {
  return { fact, value, url: 'https://other.example/', day: '2026-06-01' };
}

const assessed = (program: CatalogProgram, changes: Partial<typeof buyer> = {}) =>
  assess(program, { ...buyer, ...changes }, travis, context);

function disputedRules(program: CatalogProgram, changes: Partial<typeof buyer> = {}) {
  return assessed(program, changes).applicable.filter(({ disputed }) => disputed);
}

function priced(limit: number, other: number | null) {
  const value = other === null ? null : { limit: other };
  return sampleProgram({
    rules: { maxHomePrice: { limit } },
    disputes: [dispute('rules.maxHomePrice', value)],
  });
}

describe('a rule that sources disagree about', () => {
  it.each([
    [400_000, 350_000, 350_000, 'met', undefined],
    [400_000, 350_000, 350_001, 'check', true],
    [400_000, 350_000, 400_000, 'check', true],
    [400_000, 350_000, 400_001, 'not-met', undefined],
    [350_000, 400_000, 350_001, 'check', true],
    [350_000, null, 350_001, 'check', true],
  ])(
    'with limits of %s and %s from two sources, rates a price of %s as %s',
    (limit, other, homePrice, verdict, disputed) => {
      const { applicable, hasCheck } = assessed(priced(limit, other), { homePrice });
      const finding = applicable.find(({ rule }) => rule === 'price');
      expect([finding?.verdict, finding?.disputed]).toEqual([verdict, disputed]);
      expect(hasCheck).toBe(verdict === 'check');
      expect(applicable.map((each) => RuleFinding.parse(each))).toEqual(applicable);
    },
  );

  it('needs a check if only the other source has the rule', () => {
    const program = sampleProgram({ disputes: [dispute('rules.veteran', 'required')] });
    expect(assessed(program).verdict).toBe('match');
    expect(disputedRules(program)).toEqual([
      { rule: 'veteran', verdict: 'check', reason: 'not-veteran', disputed: true },
    ]);
    expect(disputedRules(program, { veteranStatus: true })).toEqual([]);
  });

  it('needs a check with the agency, because no short answer is enough to tell whether the rule is met', () => {
    const program = sampleProgram({
      rules: { minCreditScore: 700 },
      disputes: [dispute('rules.minCreditScore', null)],
    });
    const { applicable: rules } = assessed(program);
    expect(openChecks({ rules })).toEqual({ short: [], ofAmount: [], needsAgency: true });
  });

  it("shows the program's own amount, and needs a check", () => {
    const amount = { maxAmount: 12_000, maxPercent: null, percentOf: null };
    const program = sampleProgram({ disputes: [dispute('amount', amount)] });
    expect(assessed(program).amount).toBe(10_000);
    expect(disputedRules(program)).toMatchObject([
      { rule: 'amount', verdict: 'check', required: { from: 10_000, to: 10_000 }, disputed: true },
    ]);
    const same = { maxAmount: 10_000, maxPercent: 50, percentOf: 'price' };
    expect(disputedRules(sampleProgram({ disputes: [dispute('amount', same)] }))).toEqual([]);
  });

  it('includes a home in an area that only the other source lists', () => {
    const elsewhere = { scope: 'county', state: 'TX', counties: ['48001'] } as const;
    const { coverage } = sampleProgram();
    const program = sampleProgram({
      coverage: { ...elsewhere, counties: [...elsewhere.counties] },
      disputes: [dispute('coverage', coverage)],
    });
    expect(programsInCounty([program], travis)).toEqual([program]);
    expect(programsInCounty([{ ...program, disputes: [] }], travis)).toEqual([]);
    expect(disputedRules(program)).toMatchObject([{ rule: 'service-area', verdict: 'check' }]);
  });

  it('returns different assistance for incomes between the two limits than for incomes below or above them', () => {
    const program = sampleProgram({
      rules: { maxIncome: { limit: 80_000 } },
      disputes: [dispute('rules.maxIncome', { limit: 60_000 })],
    });
    const sample = { facts: buyer, area: travis, context };
    const { rungs } = incomeLadder(program, sample, { from: 0, to: 100_000 });
    expect(rungs.map(({ from, help }) => [from, help.sure, help.possible, help.why])).toEqual([
      [0, 10_000, 10_000, null],
      [60_001, 0, 10_000, 'near-limit'],
      [80_001, 0, 0, null],
    ]);
    const assessment = assessed(program, { householdIncome: 60_000 });
    expect(helpAtIncome({ program, assessment }, today).sure).toBe(10_000);
  });

  it("keeps every finding if the other value is invalid or equals the program's own value", () => {
    fc.assert(
      fc.property(programs, programFacts, areas, fc.constantFrom(...factNames), (...args) => {
        const [program, answers, area, name] = args;
        const findings = (...disputes: Dispute[]) =>
          assess({ ...program, disputes }, answers, area, context).findings;
        const value = facts[name].get(program);
        const plain = findings();
        expect(findings(dispute(name, value))).toEqual(plain);
        expect(findings(dispute(name, 'wrong'), dispute('slug', 1)).length).toBe(plain.length);
      }),
    );
  });
});
