import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared } from '../../test/compared.ts';
import {
  appliedAssistance,
  loanTypes,
  lowerings,
  pricingFacts,
} from '../../test/pricing-arbitraries.ts';
import { detroit, sampleLine, sampleLowering } from '../../test/pricing-samples.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { Percent } from '../units.ts';
import { type CashPlan, cashGap, cashNeeded, escrowAtClosing } from './cash-needed.ts';

const program = { cap: null, maxPercent: 5, percentOf: 'price', pays: null } as const;
const ownMoney = { downPayment: 12_000, assistance: 0 };
const closingCosts = Percent.parse(2.72);

/**
 * Returns the cash that the buyer in the design document needs, with $12,000 of their own money,
 * $7,250 of assistance, and closing costs of 2.72%.
 */
function needed(plan: CashPlan, some: Partial<Extras> = {}, money = ownMoney, facts = detroit) {
  const extras = { ...noExtras, closingCosts, ...some };
  return cashNeeded(plan, facts, compared(facts, program, extras).firstLoan, extras, money);
}

describe('cashNeeded', () => {
  it('adds up $12,000 down, $3,788.85 prepaid and closing costs of 2.72%: $19,732.85', () => {
    const cash = needed('lowered');
    expect(cash).toMatchObject({
      plan: 'lowered',
      downPayment: 12_000,
      points: 0,
      lenderFees: 0,
      prepaidInterest: 0,
      openingFee: 0,
      assistance: 0,
    });
    expect(cash.taxesAndInsurance).toBeCloseTo(3_788.85, 2);
    expect(cash.closingCosts).toBeCloseTo(3_944, 9);
    expect(cash.total).toBeCloseTo(19_732.85, 2);
  });

  it('collects a year of insurance and three months of tax with a traditional payment', () => {
    const cash = needed('traditional');
    // 1,149.85 of insurance, and three months of the property tax of 2,639 a year.
    expect(escrowAtClosing(detroit)).toBeCloseTo(1_149.85 + 659.75, 9);
    expect(cash.taxesAndInsurance).toBeCloseTo(1_809.6, 9);
    expect(cash.total).toBeCloseTo(12_000 + 3_944 + 1_809.6, 9);
  });

  it('adds points, lender fees and prepaid interest on the loan of $125,750', () => {
    const cash = needed('lowered', {
      points: Percent.parse(1),
      lenderFees: 900,
      prepaidInterestDays: 15,
    });
    expect(cash).toMatchObject({ points: 1_257.5, lenderFees: 900 });
    // 125,750 at 6.375% is 8,016.56 a year.
    expect(cash.prepaidInterest).toBeCloseTo((8_016.56 * 15) / 365, 2);
    expect(cash.total).toBeCloseTo(19_732.85 + 1_257.5 + 900 + 329.45, 2);
  });

  it('uses 1% of the loan until the buyer enters lender fees', () => {
    expect(needed('traditional', { lenderFees: null }).lenderFees).toBeCloseTo(1_257.5, 9);
    expect(needed('traditional', { lenderFees: 0 }).lenderFees).toBe(0);
  });

  it('charges the fee for opening the line of credit only with the lowered payment', () => {
    const lowering = { ...sampleLowering, line: { ...sampleLine, openingFee: 350 } };
    const facts = { ...detroit, lowering };
    const cash = needed('lowered', {}, ownMoney, facts);
    expect(cash.openingFee).toBe(350);
    expect(cash.total).toBeCloseTo(19_732.85 + 350, 2);
    expect(needed('traditional', {}, ownMoney, facts).openingFee).toBe(0);
  });

  it('needs no cash for an up-front premium, because the premium is financed', () => {
    const poor = { ...detroit, creditScore: 'poor' } as const;
    expect(needed('traditional', {}, ownMoney, poor)).toEqual(needed('traditional'));
  });

  it('subtracts assistance that pays closing costs', () => {
    const cash = needed('lowered', {}, { ...ownMoney, assistance: 3_000 });
    expect(cash.assistance).toBe(3_000);
    expect(cash.total).toBeCloseTo(19_732.85 - 3_000, 2);
  });

  it('accepts closing costs of 0', () => {
    expect(needed('lowered', { closingCosts: Percent.parse(0) }).total).toBeCloseTo(15_788.85, 2);
  });

  it('returns parts that add up to the total', () => {
    const percents = fc.integer({ min: 0, max: 10 }).map((percent) => Percent.parse(percent));
    const some = fc.record({
      closingCosts: percents,
      points: percents,
      lenderFees: fc.constantFrom(null, 0, 1_500),
      prepaidInterestDays: fc.integer({ min: 0, max: 31 }),
    });
    const plans = fc.constantFrom<CashPlan>('lowered', 'traditional');
    const given = [pricingFacts, lowerings, appliedAssistance, loanTypes, some, plans] as const;
    fc.assert(
      fc.property(...given, (any, lowering, applied, loanType, charges, plan) => {
        const facts = { ...any, lowering };
        const { firstLoan, down } = compared(facts, applied, { ...charges, loanType });
        const money = { downPayment: down.total - down.assistance, assistance: 1_000 };
        const cash = cashNeeded(plan, facts, firstLoan, charges, money);
        const { plan: _, total, assistance, ...parts } = cash;
        const sum = Object.values(parts).reduce((all, dollars) => all + dollars, 0);
        expect(total).toBeCloseTo(sum - assistance, 6);
        expect(Object.values(parts).every((dollars) => dollars >= 0)).toBe(true);
        const other = plan === 'lowered' ? lowering.line.openingFee : 0;
        expect(cash.openingFee).toBe(other);
      }),
    );
  });
});

describe('cashGap', () => {
  it.each([
    [19_732.85, 7_732.85, 0],
    [12_000.01, 0.01, 0],
    [12_000.004, 0, 0],
    [12_000, 0, 0],
    [11_999.996, 0, 0],
    [11_999.99, 0, 0.01],
    [9_000, 0, 3_000],
  ])('compares cash of 12,000 with a need of %d: %d short, %d left', (amount, short, left) => {
    const gap = cashGap(12_000, amount);
    expect(gap).toMatchObject({ have: 12_000, needed: amount });
    expect(gap.short).toBeCloseTo(short, 9);
    expect(gap.left).toBeCloseTo(left, 9);
  });
});
