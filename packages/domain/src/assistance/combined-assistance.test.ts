import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { type AssistanceCap, assistance, unpaidPrice } from './assistance.ts';
import { combinedAmounts, combinedAssistance, totalAssistance } from './combined-assistance.ts';

const money = { homePrice: 300_000, downPayment: 20_000 };

const dollars = (cap: number): AssistanceCap => ({
  cap,
  maxPercent: null,
  percentOf: null,
  pays: null,
});
const ofPrice = (maxPercent: number): AssistanceCap => ({
  cap: null,
  maxPercent,
  percentOf: 'price',
  pays: null,
});
const ofLoan = (maxPercent: number, cap: number | null = null): AssistanceCap => ({
  cap,
  maxPercent,
  percentOf: 'loan',
  pays: null,
});

const forClosing = (cap: AssistanceCap): AssistanceCap => ({ ...cap, pays: 'closing' });

describe('help for closing costs', () => {
  it('pays nothing toward the price from a program for closing costs, and does not change what other programs pay', () => {
    const caps = [forClosing(dollars(10_000)), ofLoan(5)];
    expect(combinedAssistance(caps, money)).toEqual([0, expect.closeTo(14_000 / 1.05, 6)]);
    expect(totalAssistance(caps, money)).toBeCloseTo(14_000 / 1.05, 6);
  });

  it.each([
    ['its offer', [forClosing(dollars(3_000))], [3_000]],
    ['at most the closing costs', [forClosing(dollars(9_000))], [8_000]],
    [
      'what the first program leaves',
      [forClosing(dollars(5_000)), forClosing(dollars(9_000))],
      [5_000, 3_000],
    ],
    // 2% of the loan that is left after help of 5% of that loan.
    [
      'a percentage of the loan after help',
      [ofLoan(5), forClosing(ofLoan(2))],
      [14_000 / 1.05, 5_600 / 1.05],
    ],
    ['nothing from other programs', [dollars(3_000)], [3_000]],
  ])('pays %s', (_, caps, paid) => {
    const amounts = combinedAmounts(caps, money, 8_000);
    for (const [i, amount] of amounts.entries()) expect(amount).toBeCloseTo(paid[i] ?? 0, 6);
  });
});

describe('combinedAssistance', () => {
  it.each([
    ['two dollar amounts', [dollars(10_000), dollars(5_000)], [10_000, 5_000]],
    ['percentages of the price', [ofPrice(5), ofPrice(2)], [15_000, 6_000]],
    // The help is 5% of the loan. The loan and the help add up to the 270,000 left by the grant.
    ['a percentage of a smaller loan', [dollars(10_000), ofLoan(5)], [10_000, 13_500 / 1.05]],
    // 10% of the loan would be 24,545, but the dollar cap is lower.
    ['a percentage and its cap', [dollars(10_000), ofLoan(10, 20_000)], [10_000, 20_000]],
    [
      'a percentage just below its cap',
      [dollars(10_000), ofLoan(5, 12_858)],
      [10_000, 13_500 / 1.05],
    ],
    ['nothing without programs', [], []],
  ])('pays %s', (_, caps, paid) => {
    const amounts = combinedAssistance(caps, money);
    expect(amounts).toHaveLength(paid.length);
    for (const [i, amount] of amounts.entries()) expect(amount).toBeCloseTo(paid[i] ?? 0, 6);
  });

  it('bases each percentage on the loan amount that remains after the assistance from both programs', () => {
    const [first = 0, second = 0] = combinedAssistance([ofLoan(5), ofLoan(10)], money);
    expect(first).toBeCloseTo(0.05 * (280_000 - first - second), 6);
    expect(second).toBeCloseTo(0.1 * (280_000 - first - second), 6);
  });

  it("raises a program's amount if a cap limits the other program's amount", () => {
    const [first = 0, second = 0] = combinedAssistance([ofLoan(5, 1_000), ofLoan(10)], money);
    expect(first).toBe(1_000);
    expect(second).toBeCloseTo(27_900 / 1.1, 6);
  });

  it('pays at most the unpaid part of the price, in the order of the programs', () => {
    const close = { homePrice: 100_000, downPayment: 80_000 };
    const caps = [dollars(15_000), dollars(15_000), ofLoan(5)];
    expect(combinedAssistance(caps, close)).toEqual([15_000, 5_000, 0]);
    expect(combinedAssistance(caps.toReversed(), close)).toEqual([0, 15_000, 5_000]);
  });

  it('allows a program to pay an amount equal to the remaining loan', () => {
    expect(combinedAssistance([dollars(10_000), ofLoan(100)], money)).toEqual([10_000, 135_000]);
    expect(combinedAssistance([dollars(10_000), ofLoan(100, 5_000)], money)).toEqual([
      10_000, 5_000,
    ]);
  });

  const lists = fc.array(
    assistanceCaps.map((cap) => cap ?? dollars(0)),
    { maxLength: 5 },
  );

  it('returns the same amount as `assistance` for a single program', () => {
    fc.assert(
      fc.property(pricingFacts, lists, (facts, [cap = dollars(1)]) => {
        expect(combinedAssistance([cap], facts)).toEqual([assistance(cap, facts)]);
        const [first = 0] = combinedAssistance([cap, dollars(0)], facts);
        expect(first).toBeCloseTo(assistance(cap, facts), 4);
      }),
    );
  });

  it("applies each program's caps to the loan that remains after the other programs", () => {
    fc.assert(
      fc.property(pricingFacts, lists, (facts, caps) => {
        const amounts = combinedAssistance(caps, facts);
        const total = totalAssistance(caps, facts);
        expect(total).toBeLessThanOrEqual(unpaidPrice(facts) + 0.01);
        for (const [i, amount] of amounts.entries()) {
          const others = { ...facts, downPayment: facts.downPayment + total - amount };
          expect(amount).toBeGreaterThanOrEqual(0);
          const cap = caps[i] ?? dollars(0);
          // The other programs' help lowers the loan, never the price.
          expect(amount).toBeLessThanOrEqual(assistance(cap, others) + 0.01);
          const isPriceCovered = total > unpaidPrice(facts) - 0.01;
          if (!isPriceCovered) expect(amount).toBeCloseTo(assistance(cap, others), 2);
        }
      }),
    );
  });

  it('pays the same total in any order, and never less when a program is added', () => {
    fc.assert(
      fc.property(pricingFacts, lists, (facts, caps) => {
        const total = totalAssistance(caps, facts);
        expect(totalAssistance(caps.toReversed(), facts)).toBeCloseTo(total, 2);
        expect(totalAssistance(caps.slice(1), facts)).toBeLessThanOrEqual(total + 0.01);
      }),
    );
  });
});
