import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { inPublicOrder, listedProgram } from './listed-program.ts';

describe('inPublicOrder', () => {
  it('lists programs that may have money first, then sorts by the assistance at the price, then by name', () => {
    const program = (slug: string, changes: Parameters<typeof sampleProgram>[0]) =>
      sampleProgram({ slug, fullName: slug, ...changes });
    const expected = [
      program('us-open', { status: 'open', maxAmount: 20_000 }),
      program('us-percent', { maxAmount: null, maxPercent: 6, percentOf: 'price' }),
      program('us-capped', { maxAmount: 16_000, maxPercent: 10, percentOf: 'price' }),
      program('us-unknown', { status: 'unknown', maxAmount: 15_000 }),
      program('us-of-loan', { maxAmount: null, maxPercent: 5, percentOf: 'loan' }),
      program('us-a', { status: 'open', maxAmount: 5_000 }),
      program('us-b', { status: 'unknown', maxAmount: 5_000 }),
      program('us-no-amount', { status: 'open', maxAmount: null }),
      program('us-waitlist', { status: 'waitlist', maxAmount: 90_000 }),
      program('us-paused', { status: 'paused', maxAmount: 80_000 }),
    ];
    expect(inPublicOrder(expected.toReversed(), 300_000, today)).toEqual(expected);
  });

  it('returns the status "unknown" after a funding round has closed', () => {
    const closed = sampleProgram({ status: 'open', closesOn: '2026-11-21', maxAmount: 1 });
    expect(listedProgram(closed, '2026-11-21').status).toBe('open');
    expect(listedProgram(closed, '2026-11-22').status).toBe('unknown');
  });

  it('includes, for a program with tiers, only the amount that every eligible buyer gets', () => {
    const tier = { says: 'Some.', when: {}, maxPercent: null, percentOf: null };
    const tiers = [50_000, 4_000].map((maxAmount) => ({ ...tier, maxAmount }));
    const tiered = sampleProgram({ maxAmount: 50_000, tiers });
    expect(listedProgram(tiered, today).maxAmount).toBe(4_000);
  });
});
