import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { detroit } from '../../test/pricing-samples.ts';
import type { AssistanceCap } from '../assistance/assistance.ts';
import { combinedAssistance } from '../assistance/combined-assistance.ts';
import { noExtras } from '../loan/extras.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { Percent } from '../units.ts';
import { type ClosingChoice, helpSplit, usedHelp } from './help-for-closing.ts';

const kept: ClosingChoice = {
  ...noExtras,
  closingCosts: Percent.parse(2.72),
  helpPaysClosing: false,
};
const paying: ClosingChoice = { ...kept, helpPaysClosing: true };

function flat(cap: number, pays: AssistanceCap['pays'] = 'both'): AssistanceCap {
  return { cap, maxPercent: null, percentOf: null, pays };
}

const splitOf = (caps: readonly AssistanceCap[], choice = paying) =>
  helpSplit(detroit, 'Conventional', caps, choice);

describe('helpSplit', () => {
  it('pays only toward the price until the buyer lets the assistance pay closing costs', () => {
    expect(splitOf([flat(10_000)], kept)).toEqual([{ towardPrice: 10_000, towardClosing: 0 }]);
    expect(splitOf([flat(10_000)])).toEqual([{ towardPrice: 6_056, towardClosing: 3_944 }]);
  });

  it('needs no choice by the buyer to apply assistance that may pay only closing costs', () => {
    expect(splitOf([flat(10_000, 'price'), flat(3_000, 'closing')], kept)).toEqual([
      { towardPrice: 10_000, towardClosing: 0 },
      { towardPrice: 0, towardClosing: 3_000 },
    ]);
  });

  it('pays closing costs only from a program that is allowed to pay them', () => {
    expect(splitOf([flat(5_000, null), flat(3_000)])).toEqual([
      { towardPrice: 5_000, towardClosing: 0 },
      { towardPrice: 0, towardClosing: 3_000 },
    ]);
  });

  it.each([
    ['reach it', 157.55, 1],
    ['do not reach it', 155.55, 155.55],
  ])(
    "completes the down payment for the lowered payment first if the buyer's money and help %s",
    (_, help, towardClosing) => {
      // The lowered payment needs 12,156.55 down. The buyer has 12,000, more than 3%.
      const [split] = splitOf([flat(help)]);
      expect(split?.towardClosing).toBeCloseTo(towardClosing, 2);
      expect(split?.towardPrice).toBeCloseTo(help - towardClosing, 2);
    },
  );

  it('also pays lender fees: 1% of the loan that would remain after all assistance', () => {
    const [split] = helpSplit(detroit, 'Conventional', [flat(25_000)], {
      ...paying,
      lenderFees: null,
    });
    expect(split?.towardClosing).toBeCloseTo(3_944 + 1_080, 6);
  });

  it('never lowers the total that a program pays, and matches the comparison’s assistance and first loan', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const program = { ...(cap ?? flat(0)), pays: 'both' as const };
        const [split] = helpSplit(facts, 'Conventional', [program], paying);
        const { towardPrice = 0, towardClosing = 0 } = split ?? {};
        const [all = 0] = combinedAssistance([program], facts);
        expect(towardPrice + towardClosing).toBeGreaterThanOrEqual(all - 0.001);
        const { down, firstLoan } = comparePayments(facts, {
          applied: program,
          towardPrice,
          extras: noExtras,
        });
        expect(down.assistance).toBeCloseTo(towardPrice, 3);
        expect(firstLoan.base.principal).toBeCloseTo(facts.homePrice - down.total, 3);
      }),
    );
  });
});

describe('usedHelp', () => {
  it('changes only what the assistance pays for', () => {
    const program = flat(10_000);
    const closing = flat(900, 'closing');
    expect(usedHelp([program, closing], paying)).toEqual([program, closing]);
    expect(usedHelp([closing], kept)).toEqual([closing]);
    expect(usedHelp([program], kept)).toEqual([{ ...program, pays: 'price' }]);
  });
});
