import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../test/product-samples.ts';
import { buyer, context, sampleProgram, travis } from '../../../test/program-samples.ts';
import { matchPrograms } from '../../estimate/program-answers.ts';
import { amountFinding } from './amount.ts';
import { notApplicable } from './not-applicable.ts';

const tiered = sampleProgram({
  maxAmount: 40_000,
  tiers: [
    {
      when: { incomeTo: 60_000 },
      maxAmount: 40_000,
      maxPercent: null,
      percentOf: null,
      says: 'Income at or under $60,000: up to $40,000.',
    },
    {
      when: {},
      maxAmount: 15_000,
      maxPercent: 4,
      percentOf: 'price',
      says: 'Anyone else: 4% of the price, up to $15,000.',
    },
  ],
});

describe('amountFinding', () => {
  it('is left to check if the amount depends on the buyer', () => {
    expect(amountFinding(tiered, buyer)).toEqual({
      rule: 'amount',
      verdict: 'check',
      reason: 'tiers',
      required: { from: 12_000, to: 40_000 },
    });
  });

  it('does not apply if everyone gets the same amount', () => {
    expect(amountFinding(sampleProgram(), buyer)).toEqual(notApplicable('amount'));
  });

  it("uses a program's lowest tier, and ranks it after programs with nothing to check", () => {
    const certain = { ...sampleProgram(), id: 2 };
    const { programs } = matchPrograms([tiered, certain], buyer, travis, context, sampleProduct);
    expect(programs).toMatchObject([
      { id: 2, hasCheck: false, maxAmount: 10_000 },
      { id: 1, hasCheck: true, maxAmount: 12_000, cap: 15_000, maxPercent: 4, percentOf: 'price' },
    ]);
  });
});
