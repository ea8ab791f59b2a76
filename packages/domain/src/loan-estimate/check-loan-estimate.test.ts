import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimated } from '../../test/detroit-estimate.ts';
import { expectedOfSample, officialSample } from '../../test/loan-estimate-sample.ts';
import { checkLoanEstimate } from './check-loan-estimate.ts';
import { expectedLoanOf } from './expected-loan.ts';
import { LoanEstimate } from './loan-estimate.ts';

const facts = { today: '2013-03-01', expected: expectedOfSample, weeks: [] };

describe('checkLoanEstimate', () => {
  it('finds no difference between the official form and a quote for the same loan', () => {
    const findings = checkLoanEstimate(officialSample, facts);
    expect(findings.filter(({ pile }) => pile === 'different')).toEqual([]);
    const unknowns = findings.filter(({ pile }) => pile === 'unknown').map(({ check }) => check);
    expect(unknowns).toEqual(['week-average', 'services-to-shop-for']);
  });

  it('runs only the checks that do not need a quote if there is no quote', () => {
    const findings = checkLoanEstimate(officialSample, { ...facts, expected: null });
    const names = findings.map(({ check }) => check);
    expect(names).not.toContain('rate');
    expect(names).not.toContain('help');
    expect(names).toEqual(expect.arrayContaining(['still-open', 'payment', 'sums', 'apr']));
  });

  it('finds no differences on a form without figures, and does not invent figures', () => {
    const findings = checkLoanEstimate(
      {},
      { ...facts, expected: { ...expectedOfSample, help: 9 } },
    );
    expect(new Set(findings.map(({ pile }) => pile))).toEqual(new Set(['unknown']));
  });

  it('never throws an error, and never compares a missing field', () => {
    const amount = fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 3_000_000 }));
    const figures = fc.record(
      {
        salePrice: amount,
        loanAmount: amount,
        rate: fc.double({ min: 0, max: 30, noNaN: true }),
        termMonths: fc.integer({ min: 1, max: 600 }),
        loanType: fc.constantFrom('conventional', 'fha', 'va', 'other'),
        principalAndInterest: amount,
        mortgageInsurance: amount,
        escrow: amount,
        originationCharges: amount,
        upfrontFee: amount,
        servicesYouCannotShopFor: amount,
        servicesYouCanShopFor: amount,
        prepaids: amount,
        adjustmentsAndOtherCredits: fc.integer({ min: -50_000, max: 50_000 }),
        apr: fc.double({ min: 0, max: 40, noNaN: true }),
        dateIssued: fc.constant('2026-11-19'),
      },
      { requiredKeys: [] },
    );
    const weeks = [{ date: '2026-11-19', rate30: 7, rate15: 6 }];
    const quotes = fc.constantFrom(expectedOfSample, null);
    const numberIn = (figure: object) => Object.values(figure).filter(Number.isNaN);
    fc.assert(
      fc.property(figures, quotes, (found, expected) => {
        const paper = LoanEstimate.parse(found);
        for (const finding of checkLoanEstimate(paper, { today: '2026-11-29', expected, weeks })) {
          if (finding.pile !== 'different') continue;
          expect(numberIn(finding.paper)).toEqual([]);
          expect(numberIn(finding.expected)).toEqual([]);
        }
        if (paper.salePrice === undefined || paper.loanAmount === undefined) {
          const insurance = checkLoanEstimate(paper, { today: '2026-11-29', expected, weeks }).find(
            ({ check }) => check === 'mortgage-insurance',
          );
          expect(insurance?.pile).toBe('unknown');
        }
      }),
    );
  });
});

describe('expectedLoanOf', () => {
  it('returns the loan, the charges and the assistance of a quote', () => {
    // The buyer from the design: $145,000 in Detroit, $12,000 of her own and $7,250 of help.
    const expected = expectedLoanOf(estimated());
    expect(expected).toMatchObject({
      homePrice: 145_000,
      loanType: 'Conventional',
      months: 360,
      rate: 6.375,
      baseLoan: 125_750,
      loan: 125_750,
      help: 7_250,
      areChargesAssumed: true,
      taxesAndInsurance: expect.closeTo(0.02613, 6),
    });
    expect(expected?.lenderCharges).toBeCloseTo(1_257.5, 6);
    expect(expected?.programs).toHaveLength(1);
  });

  it('returns null if the buyer needs no loan', () => {
    expect(expectedLoanOf(estimated({ downPayment: 145_000 }, null))).toBeNull();
  });
});
