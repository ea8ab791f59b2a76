import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashTerms } from '../../test/cash-arbitraries.ts';
import { sampleCash } from '../../test/cash-samples.ts';
import { compared } from '../../test/compared.ts';
import { assistanceCaps } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import type { AssistanceCap } from '../assistance/assistance.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import { downPaymentOf } from '../mortgage/compare-payments.ts';
import { chooseLength } from '../mortgage/program-length.ts';
import { Percent } from '../units.ts';
import { cashNeeded } from './cash-needed.ts';
import { downPaymentThatFits, priceThatFits } from './price-that-fits.ts';

/** Returns assistance that pays a fixed dollar amount. */
function flat(cap: number, pays: 'both' | null = null): AssistanceCap {
  return { cap, maxPercent: null, percentOf: null, pays };
}

describe('priceThatFits', () => {
  it('finds a price of $137,654 for $12,000: $4,658 down, a prepaid year and 2.72% in closing costs', () => {
    const fit = priceThatFits(sampleCash());
    expect(fit).toMatchObject({ homePrice: 137_654, downPayment: 4_658, gap: { short: 0 } });
    // 3% and years 2 and 3 of taxes and insurance, less 5% of help.
    const own = 0.03 + 0.02613 * (1.02 + 1.02 ** 2) - 0.05;
    expect(Math.ceil(own * 137_654)).toBe(4_658);
    expect(Math.ceil(own * 137_655)).toBe(4_659);
    expect(fit?.needed.total).toBeCloseTo(4_658 + (0.02613 + 0.0272) * 137_654, 6);
    expect(4_659 + (0.02613 + 0.0272) * 137_655).toBeGreaterThan(12_000);
  });

  it('needs only the smallest down payment and escrow for a traditional loan', () => {
    // 3% down less 5% of help leaves one dollar. 2.72% and 1.248% of escrow remain.
    const fit = priceThatFits(sampleCash({ plan: 'traditional' }));
    expect(fit?.homePrice).toBe(Math.floor(11_999 / (0.0272 + 0.00793 + 0.0182 / 4)));
    expect(fit?.downPayment).toBe(1);
  });

  it.each<[LoanType, number]>([
    ['Conventional', 0.03],
    ['FHA', 0.035],
    ['VA', 0],
    ['USDA', 0],
  ])("uses the loan type's smallest down payment: %s, %s of the price", (loanType, down) => {
    const terms = sampleCash({ plan: 'traditional', loanType, program: null });
    const price = priceThatFits(terms)?.homePrice ?? Number.NaN;
    const share = down + 0.0272 + 0.00793 + 0.0182 / 4;
    expect(Math.abs(price - 12_000 / share)).toBeLessThan(30);
  });

  it('includes points, lender fees and prepaid interest', () => {
    const plain = sampleCash({ plan: 'traditional', program: null, have: 20_000 });
    const charges = { ...plain.charges, points: Percent.parse(1), lenderFees: 1_500 };
    const terms = { ...plain, charges: { ...charges, prepaidInterestDays: 15 } };
    // 97% of the price is borrowed.
    const interest = (0.06375 * 15) / 365;
    const share = 0.03 + 0.0272 + 0.00793 + 0.0182 / 4 + 0.97 * (0.01 + interest);
    const price = priceThatFits(terms)?.homePrice ?? Number.NaN;
    // One more dollar down changes the cash by up to one dollar, which is about ten dollars of
    // price.
    expect(Math.abs(price - (20_000 - 1_500) / share)).toBeLessThan(12);
  });

  it('pays closing costs with assistance beyond the down payment, if the program allows it', () => {
    const toPrice = sampleCash({ plan: 'traditional', program: flat(10_000), have: 5_000 });
    const alsoClosing = { ...toPrice, program: flat(10_000, 'both') };
    const [less, more] = [priceThatFits(toPrice), priceThatFits(alsoClosing)];
    expect(less?.assistance.towardClosing).toBe(0);
    expect(more?.assistance.towardClosing).toBeGreaterThan(3_000);
    // Without the help: one dollar down, 2.72% and escrow. With it: 3%, 2.72% and escrow, less
    // 10,000.
    expect(less?.homePrice).toBe(Math.floor(4_999 / 0.03968));
    expect(more?.homePrice).toBe(Math.floor(15_000 / (0.03 + 0.03968)));
  });

  it.each([
    [{ amount: 3_000 }, Math.floor(9_000 / 0.03968)],
    [{ percent: 1 }, Math.floor(12_000 / (0.01 + 0.03968))],
    [{ percent: 0 }, Math.floor(11_999 / 0.03968)],
  ])("follows the program's own contribution rule: %j", (minContribution, price) => {
    const terms = sampleCash({ plan: 'traditional', minContribution });
    expect(Math.abs((priceThatFits(terms)?.homePrice ?? 0) - price)).toBeLessThan(30);
  });

  it('never exceeds the highest price that the caller allows', () => {
    expect(priceThatFits(sampleCash(), 137_655)?.homePrice).toBe(137_654);
    expect(priceThatFits(sampleCash(), 137_654)?.homePrice).toBe(137_654);
    expect(priceThatFits(sampleCash(), 137_653)?.homePrice).toBe(137_653);
    expect(priceThatFits(sampleCash(), 100_000)?.homePrice).toBe(100_000);
  });

  it("returns null if fees alone exceed the buyer's cash", () => {
    const charges = { ...sampleCash().charges, lenderFees: 12_000 };
    expect(priceThatFits(sampleCash({ charges }))).toBeNull();
    expect(priceThatFits(sampleCash({ have: 0 }))).toBeNull();
  });

  it('returns null if the cash is below the contribution that the program requires', () => {
    const terms = sampleCash({ minContribution: { amount: 1_000 } });
    expect(priceThatFits({ ...terms, have: 999 })).toBeNull();
    expect(priceThatFits(terms, 999)).toBeNull();
    expect(priceThatFits(terms, 1_000)?.downPayment).toBe(1_000);
    expect(downPaymentThatFits(terms, 999)).toBeNull();
  });

  it('finds a price even if the cash does not cover lower prices, because assistance grows with the price', () => {
    // 10% of the price pays 3% down, 2.72% and 1,500 of fees. One dollar and escrow remain.
    const program = {
      cap: 14_000,
      maxPercent: 10,
      percentOf: 'price',
      pays: 'both',
    } as const;
    const charges = { ...sampleCash().charges, lenderFees: 1_500 };
    const terms = sampleCash({ plan: 'traditional', program, charges, have: 1_200 });
    expect(downPaymentThatFits(terms, 1)).toBeNull();
    const fit = priceThatFits(terms);
    expect(fit).not.toBeNull();
    expect(downPaymentThatFits(terms, (fit?.homePrice ?? 0) + 1)).toBeNull();
  });

  it('may find a price up to 0.2% too low near a step in the VA fee, but never one that is too high', () => {
    const percents = { cap: null, maxPercent: 10, percentOf: 'price' } as const;
    const program = { ...percents, pays: 'both' } as const;
    const charges = { ...sampleCash().charges, lenderFees: 3_000, prepaidInterestDays: 15 };
    const buyer = { plan: 'traditional', loanType: 'VA', have: 1_975 } as const;
    const terms = sampleCash({ ...buyer, program, charges });
    // From $131,500 on, help pays 5% of the price and the fee is 1.5% instead of 2.15%.
    expect(downPaymentThatFits(terms, 131_545)).not.toBeNull();
    const fit = priceThatFits(terms);
    expect(fit?.gap.short).toBe(0);
    expect(fit?.homePrice).toBeGreaterThan(131_545 * 0.998);
  });
});

describe('downPaymentThatFits', () => {
  it('leaves enough cash for closing: $12,000 minus $3,944 and escrow of $1,809.60', () => {
    const fit = downPaymentThatFits(sampleCash({ plan: 'traditional' }), 145_000);
    expect(fit?.downPayment).toBe(6_246);
    expect(fit?.gap.left).toBeCloseTo(0.4, 6);
  });

  it('returns null if even the smallest down payment leaves too little cash', () => {
    // 12,156.55 less 7,250 down, plus 7,732.85, is 639.40 more than the buyer has.
    expect(downPaymentThatFits(sampleCash(), 145_000)).toBeNull();
    expect(downPaymentThatFits(sampleCash({ have: 12_639 }), 145_000)).toBeNull();
    expect(downPaymentThatFits(sampleCash({ have: 12_640 }), 145_000)?.downPayment).toBe(4_907);
  });

  it('puts $4,267 down when assistance pays $10,000 toward the price', () => {
    const fit = downPaymentThatFits(sampleCash({ program: flat(10_000) }), 145_000);
    expect(fit?.assistance).toEqual({ towardPrice: 10_000, towardClosing: 0 });
    expect(fit?.downPayment).toBe(4_267);
  });

  it('pays closing costs with assistance that may pay both', () => {
    const terms = sampleCash({ program: flat(25_000, 'both'), have: 5_000 });
    const fit = downPaymentThatFits(terms, 145_000);
    expect(fit?.assistance).toEqual({ towardPrice: 21_056, towardClosing: 3_944 });
    // 5,000 less the prepaid 3,788.85.
    expect(fit?.downPayment).toBe(1_211);
    expect(downPaymentThatFits({ ...terms, program: flat(25_000) }, 145_000)).toBeNull();
  });
});

describe('price and down payment that fit', () => {
  it('finds a price that the cash covers, one dollar below a price that the cash does not cover', () => {
    let found = 0;
    fc.assert(
      fc.property(cashTerms, (terms) => {
        const fit = priceThatFits(terms);
        if (!fit) return;
        found += 1;
        expect(fit.gap.short).toBe(0);
        expect(fit.needed.total).toBeLessThan(terms.have + 0.0051);
        if (fit.homePrice < 1_000_000_000) {
          expect(downPaymentThatFits(terms, fit.homePrice + 1)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(150);
  });

  it('returns the same figures as the comparison and as the costs on the page', () => {
    fc.assert(
      fc.property(cashTerms, (terms) => {
        const fit = priceThatFits(terms);
        if (!fit) return;
        const { homePrice, downPayment, assistance } = fit;
        const facts = { ...terms.facts, homePrice, downPayment };
        const { plan, loanType, charges } = terms;
        const comparison = compared(facts, flat(assistance.towardPrice), { ...charges, loanType });
        if (plan === 'lowered') expect(comparison.lowering.kind).toBe('qualified');
        const money = { downPayment, assistance: assistance.towardClosing };
        const shown = cashNeeded(plan, facts, comparison.firstLoan, charges, money);
        expect(shown.total).toBeLessThan(terms.have + 0.01);
      }),
    );
  });

  it('finds the same price as a search through all prices and down payments', () => {
    const small = fc.record({
      propertyTax: fc.double({ min: 0, max: 0.03, noNaN: true }),
      creditScore: fc.constantFrom('poor', 'good'),
    });
    const smallCaps = assistanceCaps.map(
      (cap) => cap && { ...cap, cap: cap.cap === null ? null : cap.cap % 40 },
    );
    fc.assert(
      fc.property(small, smallCaps, fc.integer({ min: 0, max: 20 }), (changes, cap, have) => {
        const facts = sampleFacts(changes);
        const fit = priceThatFits(sampleCash({ facts, program: cap, have }), 150);
        const expected = scan(150, (homePrice, downPayment) => {
          const at = { ...facts, homePrice, downPayment };
          const { total } = downPaymentOf(at, cap);
          const cash = downPayment + taxesAndInsurance(at, 1) + homePrice * 0.0272;
          return chooseLength(at, total)?.isQualified === true && cash < have + 0.005;
        });
        expect(fit && [fit.homePrice, fit.downPayment]).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('finds a price at least as high as any price that the cash covers with a dollar to spare', () => {
    const prices = fc.oneof(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 2_000_000 }),
    );
    fc.assert(
      fc.property(cashTerms, prices, (terms, homePrice) => {
        const other = downPaymentThatFits({ ...terms, have: terms.have - 1 }, homePrice);
        if (!other) return;
        expect(priceThatFits(terms)?.homePrice ?? 0).toBeGreaterThanOrEqual(homePrice);
      }),
      { numRuns: 400 },
    );
  });
});

/**
 * Finds the highest price that the cash covers, and the largest down payment at that price. Null if
 * there is no such price.
 */
function scan(
  highest: number,
  holds: (homePrice: number, downPayment: number) => boolean,
): [number, number] | null {
  for (let homePrice = highest; homePrice >= 1; homePrice -= 1) {
    for (let downPayment = homePrice; downPayment >= 1; downPayment -= 1) {
      if (holds(homePrice, downPayment)) return [homePrice, downPayment];
    }
  }
  return null;
}
