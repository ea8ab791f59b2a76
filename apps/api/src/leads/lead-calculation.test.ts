import {
  idsOf,
  leadCalculation,
  matchPrograms,
  nothingKnown,
  Percent,
  programAnswers,
} from '@latchkey/domain';
import { sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';

const quote = { ...sampleRequest.quote, profession: ['education' as const] };
const area = shippedReference().areaOf(quote.homeLocation);
const context = { today: '2026-11-22', known: nothingKnown };
const matches = matchPrograms(shippedCatalog().inCounty(area), quote, area, context, sampleProduct);
const { programs } = matches;

describe('leadCalculation', () => {
  it('uses a loan type that the applied program accepts', () => {
    const fha = programs.find(({ firstMortgage: { types } }) => `${types}` === 'fha');
    const input = { details: sampleDetails, programId: fha?.id ?? null, withIds: [] };
    const { loanType, program } = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(program?.id).toBe(fha?.id);
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
    const fha = programs.find(({ firstMortgage: { types } }) => `${types}` === 'fha');
    const input = { details: sampleDetails, programId: fha?.id ?? null, withIds: [] };
    const found = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(found).toMatchObject({ escrow: 'required', leadsWith: 'traditional', allInAfter: null });
    expect(found.allInPayment).toBeGreaterThan(found.traditionalPayment);
    expect(found.loweredPayment).toBeLessThan(found.traditionalPayment);
  });

  it('states what the line of credit costs and what the APR includes', () => {
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

  it('says that no common loan covers the home, with the price that one covers', () => {
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

  it('states what the buyer owes on the assistance after a sale when the program ends', () => {
    const deferred = programs.find(({ kind }) => kind === 'deferred-loan');
    const input = {
      details: sampleDetails,
      programId: deferred?.id ?? null,
      withIds: [],
    };
    const helped = leadCalculation(quote, input, matches, area, sampleProduct);
    expect(helped.program?.id).toBe(deferred?.id);
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

  it('lists every program in a combination, and leaves out programs that cannot be combined', () => {
    const place = { zipcode: '48219', county_code: 26_163, city: 'Detroit', state: 'MI' };
    const homeLocation = { ...quote.homeLocation, ...place, county: 'Wayne County' };
    const home = { homeLocation, homePrice: 145_000, downPayment: 12_000 };
    const buyer = { ...quote, ...home, householdIncome: 50_000 };
    const county = shippedReference().areaOf(homeLocation);
    const catalog = shippedCatalog().inCounty(county);
    const answers = programAnswers(catalog, buyer, county, context, sampleProduct);
    const asked = idsOf(answers.combination?.members ?? []);
    const details = sampleDetails;
    const together = leadCalculation(buyer, { details, ...asked }, answers, county, sampleProduct);
    expect(together.assistance).toBeCloseTo(answers.combination?.total ?? Number.NaN, 6);
    expect(together.loanType).toBe(answers.combination?.loanType);
    expect(together.program?.name.split(' + ')).toHaveLength(1 + asked.withIds.length);

    const cut = { details, ...asked, withIds: [999_999_999] };
    const alone = leadCalculation(buyer, cut, answers, county, sampleProduct);
    expect(alone.program).toMatchObject({ id: asked.programId });
    expect(alone.assistance).toBeLessThan(together.assistance);
  });

  it('applies no assistance if the buyer’s own money covers the price', () => {
    const rich = { ...quote, downPayment: quote.homePrice };
    expect(leadCalculation(rich, undefined, matches, area, sampleProduct)).toMatchObject({
      program: null,
      loanAmount: 0,
    });
  });
});
