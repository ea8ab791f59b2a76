import { describe, expect, it } from 'vitest';
import { sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { buyer, context, dueOnSale, sampleProgram, travis } from '../../test/program-samples.ts';
import { Percent } from '../units.ts';
import { leadCalculation } from './lead-calculation.ts';
import { matchPrograms } from './program-answers.ts';

const quote = {
  ...buyer,
  homePrice: 385_000,
  downPayment: 46_000,
  creditScore: 'excellent' as const,
};
const area = travis;
const fhaOnly = sampleProgram({
  id: 7,
  slug: 'fha',
  firstMortgage: { types: ['fha'], from: null },
});
const atSale = sampleProgram({
  id: 8,
  slug: 'deferred',
  kind: 'deferred-loan',
  repayment: dueOnSale,
});
const matches = matchPrograms([fhaOnly, atSale], quote, area, context, sampleProduct);

describe('leadCalculation', () => {
  it('uses a loan type that the applied program accepts', () => {
    const input = { details: sampleDetails, programId: fhaOnly.id, withIds: [] };
    const { loanType, program } = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(program?.id).toBe(fhaOnly.id);
    expect(loanType).toBe('FHA');
    const details = { ...sampleDetails, applyAssistance: false };
    const plain = leadCalculation(
      quote,
      { details, programId: null, withIds: [] },
      matches,
      area,
      sampleProduct,
    );
    expect(plain.loanType).toBe('Conventional');
  });

  it('shows the traditional payment first for an FHA loan', () => {
    const input = { details: sampleDetails, programId: fhaOnly.id, withIds: [] };
    const found = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(found).toMatchObject({ escrow: 'required', leadsWith: 'traditional', allInAfter: null });
    expect(found.allInPayment).toBeGreaterThan(found.traditionalPayment);
    expect(found.loweredPayment).toBeLessThan(found.traditionalPayment);
  });

  it('contains the costs of the line of credit and the items that the APR includes', () => {
    const details = { ...sampleDetails, applyAssistance: false };
    const input = { details, programId: null, withIds: [] };
    const found = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(found).toMatchObject({
      leadsWith: 'lowered',
      lineRate: 9,
      isLineAssumed: true,
      paybackYears: 10,
      aprCounts: { areFeesAssumed: true, prepaidInterestDays: 15, isInsuranceUnknown: false },
    });
    expect(found.owedWithInterest).toBeGreaterThan(found.owedLater);
    expect(found.paymentWithPayback).toBeGreaterThan(found.paymentAfter);
    expect(found.apr).toBeGreaterThan(details.interestRate);
    const own = { ...input, details: { ...details, lineRate: Percent.parse(12), lenderFees: 0 } };
    const entered = leadCalculation(quote, own, matches, area, sampleProduct);
    expect(entered).toMatchObject({ lineRate: 12, aprCounts: { areFeesAssumed: false } });
  });

  it("compares the cash needed at closing with the buyer's cash", () => {
    const details = { ...sampleDetails, applyAssistance: false };
    const input = { details, programId: null, withIds: [] };
    const found = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(found.cashHave).toBe(quote.downPayment);
    const sent = leadCalculation(quote, { ...input, cash: 90_001 }, matches, area, sampleProduct);
    expect(sent.cashHave).toBe(90_001);
    expect(sent.cashNeeded).toBe(found.cashNeeded);
    expect(found.cashNeeded).toBeGreaterThan(quote.downPayment);
  });

  it('states that no common loan covers the home, with the price that such a loan covers', () => {
    const none = { programs: [], defaultId: null };
    const large = { ...quote, homePrice: 2_000_000 };
    const found = leadCalculation(large, undefined, none, area, sampleProduct);
    const [conforming = 0] = area.conformingLimits ?? [];
    expect(found.noCommonLoan).toMatchObject({
      loanAmount: 2_000_000 - quote.downPayment,
      conventional: { fewest: conforming, most: conforming },
    });
    expect(found.noCommonLoan?.priceThatFits).toBeGreaterThan(quote.downPayment);
    expect(found).toMatchObject({ apr: null, aprCounts: { isAboveLimits: true } });
    expect(leadCalculation(quote, undefined, none, area, sampleProduct).noCommonLoan).toBeNull();
  });

  it('includes the extra costs that the buyer added', () => {
    const details = { ...sampleDetails, applyAssistance: false };
    const plain = leadCalculation(
      quote,
      { details, programId: null, withIds: [] },
      matches,
      area,
      sampleProduct,
    );
    const withDues = {
      details: { ...details, dues: 150, lenderFees: 6_000 },
      programId: null,
      withIds: [],
    };
    const added = leadCalculation(quote, withDues, matches, area, sampleProduct);
    expect(added.traditionalPayment - plain.traditionalPayment).toBeCloseTo(150);
    expect(added.apr).toBeGreaterThan(plain.apr ?? 0);
  });

  it('states what the buyer owes on the assistance if the home is sold when the lowered payment ends', () => {
    const input = {
      details: sampleDetails,
      programId: atSale.id,
      withIds: [],
    };
    const helped = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(helped.program?.id).toBe(atSale.id);
    expect(helped.helpOwed).toBe(helped.assistance);
    const details = { ...sampleDetails, applyAssistance: false };
    const plain = leadCalculation(
      quote,
      { details, programId: null, withIds: [] },
      matches,
      area,
      sampleProduct,
    );
    expect(plain.helpOwed).toBe(0);
  });

  it('does not apply assistance if the buyer’s own money covers the price', () => {
    const rich = { ...quote, downPayment: quote.homePrice };
    expect(leadCalculation(rich, undefined, matches, area, sampleProduct)).toMatchObject({
      program: null,
      loanAmount: 0,
    });
  });
});
