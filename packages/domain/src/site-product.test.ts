import { describe, expect, it } from 'vitest';
import { sampleLine } from '../test/pricing-samples.ts';
import { plainProduct, sampleProduct } from '../test/product-samples.ts';
import { lineTerms, productIn, SiteProduct } from './site-product.ts';
import { Percent } from './units.ts';

const line = {
  ratePercent: 8.5,
  isVariable: true,
  maxRatePercent: 18,
  openingFee: 350,
  duringDraw: 'interest',
  repayYears: 15,
};

const { line: _, ...lowered } = sampleProduct.loweredPayment ?? expect.fail('it offers one');

function parsed(loweredPayment: object) {
  return SiteProduct.safeParse({ ...sampleProduct, loweredPayment });
}

/** Parses a product with the given changes to its line of credit. */
function withLine(changes: object, lender: string | null = 'Harbor Bank') {
  return parsed({ ...lowered, lender, line: { ...line, ...changes } });
}

/** Returns the field and the message of each error. */
function faultsOf({ error }: ReturnType<typeof parsed>): string[] {
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('the line of credit of a product file', () => {
  it('parses a line of credit with all its terms', () => {
    expect(withLine({}).data?.loweredPayment?.line).toEqual(line);
  });

  it('parses a missing line of credit as null, with and without a lender', () => {
    expect(parsed(lowered).data?.loweredPayment?.line).toBeNull();
    expect(parsed({ ...lowered, lender: 'Harbor Bank' }).data?.loweredPayment?.line).toBeNull();
    expect(plainProduct.loweredPayment).toBeNull();
  });

  it.each([
    ['ratePercent', 0],
    ['ratePercent', 18],
    ['ratePercent', 8.125],
    ['maxRatePercent', null],
    ['maxRatePercent', 8.5],
    ['maxRatePercent', 25],
    ['openingFee', 0],
    ['openingFee', 1_000_000_000],
    ['duringDraw', 'nothing'],
    ['duringDraw', 'interest'],
    ['repayYears', 0],
    ['repayYears', 30],
  ])('accepts a line of credit with a %s of %s', (field, value) => {
    const { data } = withLine({ [field]: value });
    expect(data?.loweredPayment?.line).toMatchObject({ [field]: value });
  });

  it.each([
    ['ratePercent', -0.001],
    ['ratePercent', 25.001],
    ['ratePercent', 8.1255],
    ['ratePercent', '8'],
    ['ratePercent', undefined],
    ['isVariable', 'yes'],
    ['isVariable', undefined],
    ['maxRatePercent', 25.001],
    ['maxRatePercent', 8.499],
    ['openingFee', -1],
    ['openingFee', 0.5],
    ['openingFee', 1_000_000_001],
    ['openingFee', undefined],
    ['duringDraw', 'principal'],
    ['duringDraw', undefined],
    ['repayYears', -1],
    ['repayYears', 31],
    ['repayYears', 0.5],
    ['repayYears', undefined],
  ])('reports a fault in the field for a %s of %s', (field, value) => {
    const faults = faultsOf(withLine({ maxRatePercent: null, [field]: value }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^loweredPayment\\.line\\.${field} `));
  });

  it('accepts a maximum rate only for a variable rate', () => {
    expect(withLine({ isVariable: false, maxRatePercent: null }).success).toBe(true);
    expect(faultsOf(withLine({ isVariable: false }))).toEqual([
      'loweredPayment.line.maxRatePercent must be null for a fixed rate',
    ]);
    const { maxRatePercent, ...without } = line;
    const { data } = parsed({ ...lowered, lender: 'Harbor Bank', line: without });
    expect(data?.loweredPayment?.line?.maxRatePercent).toBeNull();
  });

  it('requires a maximum rate that is at least the initial rate', () => {
    expect(faultsOf(withLine({ ratePercent: 9, maxRatePercent: 8.999 }))).toEqual([
      'loweredPayment.line.maxRatePercent must be at least ratePercent',
    ]);
  });

  it('requires a lender for a line of credit', () => {
    expect(faultsOf(withLine({}, null))).toEqual([
      'loweredPayment.lender is required with the terms of a line of credit',
    ]);
  });

  it('rejects unknown fields in a line of credit', () => {
    expect(faultsOf(withLine({ fee: 1 }))).toHaveLength(1);
  });
});

describe('lineTerms', () => {
  it('assumes a line of credit at 9% without a fee, with no payments during the draw period and repayment over ten years', () => {
    expect(lineTerms({ line: null })).toEqual(sampleLine);
    expect(sampleLine).toMatchObject({ rate: 9, openingFee: 0, repayYears: 10, isAssumed: true });
  });

  it('returns the terms from the product file', () => {
    const { loweredPayment } = withLine({}).data ?? expect.fail('the file is valid');
    expect(loweredPayment && lineTerms(loweredPayment)).toEqual({
      rate: 8.5,
      isVariable: true,
      maxRate: 18,
      openingFee: 350,
      duringDraw: 'interest',
      repayYears: 15,
      isAssumed: false,
    });
  });

  it.each([0, 7.25])("uses the buyer's own rate of %s, and does not mark it as assumed", (rate) => {
    const own = Percent.parse(rate);
    expect(lineTerms({ line: null }, own)).toEqual({ ...sampleLine, rate, isAssumed: false });
    expect(lineTerms({ line: null }, null)).toEqual(sampleLine);
  });
});

describe('productIn', () => {
  it('translates the name of the lowered payment and keeps the terms of its line of credit', () => {
    const { data } = withLine({});
    const { loweredPayment } = productIn(data ?? expect.fail('the file is valid'), 'es');
    expect(loweredPayment).toMatchObject({
      name: 'reducción del pago mensual',
      shortName: 'ITMO',
      line,
    });
  });
});
