import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../test/product-samples.ts';
import { buyer, context, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Tier } from '../../catalog/tiers.ts';
import { matchPrograms } from '../../estimate/program-answers.ts';
import { assess } from '../assess.ts';
import { notApplicable } from './not-applicable.ts';
import type { ProgramFacts } from './program-facts.ts';

const high: Tier = {
  when: { incomeTo: 60_000 },
  maxAmount: 40_000,
  maxPercent: null,
  percentOf: null,
  says: 'Income at or under $60,000: up to $40,000.',
};
const low: Tier = {
  when: {},
  maxAmount: 15_000,
  maxPercent: 4,
  percentOf: 'price',
  says: 'Anyone else: 4% of the price, up to $15,000.',
};
const tiered = sampleProgram({ maxAmount: 40_000, tiers: [high, low] });
const areaTier: Tier = { ...high, when: { targetedArea: true } };

function finding(program = tiered, facts: Partial<ProgramFacts> = {}) {
  const { findings } = assess(program, { ...buyer, ...facts }, travis, context);
  return findings.find(({ rule }) => rule === 'amount');
}

describe('the amount rule', () => {
  it.each([
    [60_000, 40_000, high.says],
    [60_001, 12_000, low.says],
  ])('determines the amount for an income of $%i: $%i', (householdIncome, dollars, says) => {
    expect(finding(tiered, { householdIncome })).toEqual({
      rule: 'amount',
      verdict: 'met',
      reason: 'settled',
      required: { from: dollars, to: dollars },
      says,
      mayBe: null,
    });
  });

  it('needs a check only if a higher tier may apply', () => {
    expect(finding({ ...tiered, tiers: [areaTier, low] })).toEqual({
      rule: 'amount',
      verdict: 'check',
      reason: 'may-be-more',
      required: { from: 12_000, to: 40_000 },
      says: low.says,
      mayBe: { says: high.says, open: [{ condition: 'targeted-area' }] },
    });
  });

  it('is not met if the buyer is in no tier, because the buyer then gets no assistance', () => {
    const program = { ...tiered, tiers: [high] };
    expect(finding(program)).toMatchObject({
      verdict: 'not-met',
      reason: 'no-tier',
      required: { from: 0, to: 0 },
      says: null,
    });
    expect(assess(program, buyer, travis, context)).toMatchObject({ verdict: 'no', amount: 0 });
  });

  it('needs a check if the amount is an estimate', () => {
    const standIns = sampleProgram({ rules: { standIns: ['amount'] } });
    expect(finding(standIns)).toEqual({
      rule: 'amount',
      verdict: 'check',
      reason: 'stand-in',
      required: { from: 10_000, to: 10_000 },
      says: null,
      mayBe: null,
    });
    const steps = { ...tiered, rules: standIns.rules };
    expect(finding(steps)).toMatchObject({ verdict: 'check', reason: 'stand-in', says: low.says });
  });

  it('does not apply if everyone gets the same amount', () => {
    expect(finding(sampleProgram())).toEqual(notApplicable('amount'));
  });

  it("lists the caps of the buyer's own tier", () => {
    const { programs } = matchPrograms([tiered], buyer, travis, context, sampleProduct);
    expect(programs).toMatchObject([
      { hasCheck: false, maxAmount: 12_000, cap: 15_000, maxPercent: 4, percentOf: 'price' },
    ]);
  });
});
