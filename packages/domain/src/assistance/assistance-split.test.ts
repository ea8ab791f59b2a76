import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { Pays } from '../catalog/catalog-program.ts';
import { type AssistanceCap, assistance } from './assistance.ts';
import { splitAssistance, towardPriceOnly } from './assistance-split.ts';

const money = { homePrice: 145_000, downPayment: 12_000 };

function flat(cap: number, pays: Pays | null = 'both'): AssistanceCap {
  return { cap, maxPercent: null, percentOf: null, pays };
}

describe('splitAssistance', () => {
  it.each([
    ['all to a price that takes it', flat(10_000), 145_000, [10_000, 0]],
    ['closing costs once the price is paid', flat(134_000), 145_000, [133_000, 1_000]],
    ['closing costs up to their amount', flat(140_000), 145_000, [133_000, 3_944]],
    ['closing costs after the needed down payment', flat(3_000), 13_000, [1_000, 2_000]],
    ['the rest to the price again', flat(10_000), 13_000, [6_056, 3_944]],
    ['nothing to closing if the down payment takes it all', flat(1_000), 13_000, [1_000, 0]],
    ['the price only if the program does not say', flat(10_000, null), 13_000, [10_000, 0]],
    ['the price only, at most the unpaid part', flat(140_000, null), 13_000, [133_000, 0]],
    ['the price only if the program says so', flat(10_000, 'price'), 13_000, [10_000, 0]],
    ['closing costs only, up to their amount', flat(10_000, 'closing'), 145_000, [0, 3_944]],
    [
      'closing costs only, even if the down payment is short',
      flat(900, 'closing'),
      13_000,
      [0, 900],
    ],
    ['nothing without a program', null, 13_000, [0, 0]],
  ] as const)('pays %s', (_, program, downPaymentFirst, [towardPrice, towardClosing]) => {
    const split = splitAssistance(program, money, { downPaymentFirst, closing: 3_944 });
    expect(split).toEqual({ towardPrice, towardClosing });
  });

  it('pays less from a program that offers a percentage of the loan if the loan is smaller', () => {
    const program = {
      cap: null,
      maxPercent: 10,
      percentOf: 'loan',
      pays: 'both',
    } as const;
    const split = splitAssistance(program, money, { downPaymentFirst: 20_000, closing: 3_944 });
    // The help is 13,300 / 1.1. The down payment uses 8,000 of the help, and closing costs use
    // 3,944.
    expect(split).toEqual({
      towardPrice: expect.closeTo(13_300 / 1.1 - 3_944, 6),
      towardClosing: 3_944,
    });
  });

  const amounts = fc.integer({ min: 0, max: 100_000 });

  it('never pays more than the program offers, and never a negative amount', () => {
    fc.assert(
      fc.property(
        pricingFacts,
        assistanceCaps,
        amounts,
        amounts,
        fc.constantFrom(...Pays.options, null),
        (facts, cap, downPaymentFirst, closing, pays) => {
          const program = cap && { ...cap, pays };
          const split = splitAssistance(program, facts, { downPaymentFirst, closing });
          expect(split.towardPrice).toBeGreaterThanOrEqual(0);
          expect(split.towardClosing).toBeGreaterThanOrEqual(0);
          expect(split.towardClosing).toBeLessThanOrEqual(closing);
          const toPrice = cap ? assistance(cap, facts) : 0;
          expect(split.towardPrice).toBeLessThanOrEqual(toPrice);
          if (pays === 'closing') expect(split.towardPrice).toBe(0);
          if (pays === null || pays === 'price') {
            expect(split).toEqual({ towardPrice: toPrice, towardClosing: 0 });
          }
        },
      ),
    );
  });

  it('returns the same assistance as the comparison if all money goes to the price first', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, amounts, (facts, cap, closing) => {
        const program = cap && { ...cap, pays: 'both' as const };
        const uses = { downPaymentFirst: facts.homePrice, closing };
        const { towardPrice } = splitAssistance(program, facts, uses);
        expect(towardPrice).toBeCloseTo(cap ? assistance(cap, facts) : 0, 4);
      }),
    );
  });

  it('limits money that may pay for both uses to the price after a call to `towardPriceOnly`', () => {
    const programs = [flat(5_000), flat(2_000, 'closing'), flat(1_000, null)];
    const uses = { downPaymentFirst: 0, closing: 3_944 };
    const moved = { towardPrice: 4_056, towardClosing: 3_944 };
    expect(splitAssistance(programs, money, uses)).toEqual(moved);
    const toPrice = { towardPrice: 6_000, towardClosing: 2_000 };
    expect(splitAssistance(towardPriceOnly(programs), money, uses)).toEqual(toPrice);
  });

  it('pays closing costs only from programs whose rules allow it', () => {
    const both = [flat(5_000, null), flat(8_000)];
    const uses = { closing: 20_000 };
    expect(splitAssistance(both, money, { ...uses, downPaymentFirst: 0 })).toEqual({
      towardPrice: 5_000,
      towardClosing: 8_000,
    });
    const downPaymentFirst = money.downPayment + 6_000;
    expect(splitAssistance(both, money, { ...uses, downPaymentFirst })).toEqual({
      towardPrice: 6_000,
      towardClosing: 7_000,
    });
  });
});
