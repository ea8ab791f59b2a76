import {
  costTables,
  countedDetails,
  estimateOf,
  type LoanTerm,
  leadingLoweredPlan,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { austin, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { costsMoreFrom, type LineYear, lineYears } from './line-years.ts';

/**
 * Returns an estimate for a home in Detroit with $19,250 down. The payment is lowered for three
 * years. After that, the buyer pays back the line of credit over ten years.
 */
function detroit({
  downPayment = 19_250,
  term = 30,
}: {
  downPayment?: number;
  term?: LoanTerm;
} = {}) {
  const details = countedDetails({ ...sampleDetails, term }, 'MI', costTables.closingCosts);
  const quote = {
    homePrice: 145_000,
    downPayment,
    creditScore: 'fair',
    homeType: 'single-family',
    homeLocation: { ...austin, property_tax: 0.0182, insurance_rate: 0.00793 },
  } as const;
  const facts = pricingFactsOf(quote, details, sampleProduct);
  return estimateOf(facts, details, [], unknownLimits);
}

describe('lineYears', () => {
  it("includes the payback until the line of credit is repaid, and the line's balance with interest", () => {
    const years = lineYears(detroit());
    expect(years).toHaveLength(30);
    const rounded = ({ payment, traditional, owed }: LineYear) =>
      [payment, traditional, owed].map((dollars) => dollars.toFixed(2));
    expect(years[0] && rounded(years[0])).toEqual(['883.02', '1198.76', '0.00']);
    expect(years[2]?.owed).toBeCloseTo(8_514.62, 2);
    const [, , , fourth, , , , , , , , , thirteenth, fourteenth] = years;
    expect((fourth?.payment ?? 0) - (fourth?.traditional ?? 0)).toBeCloseTo(107.86, 2);
    expect((thirteenth?.payment ?? 0) - (thirteenth?.traditional ?? 0)).toBeCloseTo(107.86, 2);
    expect(thirteenth?.owed).toBeCloseTo(0, 6);
    expect(fourteenth?.payment).toBeCloseTo(fourteenth?.traditional ?? 0, 6);
  });

  it('continues past the mortgage term until the line of credit is repaid', () => {
    const years = lineYears(detroit({ term: 15, downPayment: 40_000 }));
    const plan = leadingLoweredPlan(detroit({ term: 15, downPayment: 40_000 }));
    expect(years).toHaveLength(17);
    const last = years.at(-1);
    expect((last?.payment ?? 0) - (last?.traditional ?? 0)).toBeCloseTo(
      plan?.waiting.payback?.monthly ?? 0,
      6,
    );
  });

  it('shows no debt and the traditional payment if there is no lowered payment', () => {
    for (const { payment, traditional, owed } of lineYears(detroit({ downPayment: 1_000 }))) {
      expect(payment).toBe(traditional);
      expect(owed).toBe(0);
    }
  });
});

describe('costsMoreFrom', () => {
  const year = (number: number, less: number): LineYear => ({
    year: number,
    payment: 1_000 - less,
    traditional: 1_000,
    owed: 0,
  });

  it('includes the amount paid at closing', () => {
    const years = [year(1, 100), year(2, 100), year(3, -50), year(4, -50), year(5, -50)];
    // The buyer pays $2,400 less over two years, and then $600 more in each later year.
    expect(costsMoreFrom(years, 0)).toBe(null);
    expect(costsMoreFrom(years, 1_199)).toBe(5);
    expect(costsMoreFrom(years, 1_201)).toBe(4);
    expect(costsMoreFrom(years, 600)).toBe(null);
    expect(costsMoreFrom(years, 601)).toBe(5);
  });

  it('returns the first year in which the total cost becomes higher and stays higher', () => {
    const years = [year(1, 100), year(2, 100), year(3, -200)];
    expect(costsMoreFrom(years, 1_300)).toBe(3);
  });
});
