import {
  type CheckName,
  checkLoanEstimate,
  type ExpectedLoan,
  type Finding,
  LoanEstimate,
} from '@latchkey/domain/loan-estimate';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTextsIn, locales } from '@/lib/text.ts';
import { differentWords, questionWords, sameWords, unknownWords } from './finding-words.ts';

/** The loan of the buyer from the design documents, which is an FHA loan. */
const expected: ExpectedLoan = {
  homePrice: 145_000,
  loanType: 'FHA',
  months: 360,
  rate: 6.375,
  baseLoan: 125_750,
  loan: 127_950.63,
  lenderCharges: 1_257.5,
  areChargesAssumed: true,
  help: 7_250,
  programs: ['Chenoa Fund'],
  creditScore: 'fair',
  homeType: 'single-family',
  taxesAndInsurance: 0.02613,
  dues: null,
  paysOutside: false,
};

/** A Loan Estimate on which every check finds a problem to ask about. */
const wrong = LoanEstimate.parse({
  dateIssued: '2026-11-03',
  salePrice: 150_000,
  loanType: 'conventional',
  termMonths: 180,
  product: { rate: 'fixed' },
  loanAmount: 125_750,
  rate: 7.5,
  principalAndInterest: 900,
  mortgageInsurance: 900,
  escrow: 900,
  totalPayment: 1,
  taxesAndInsurance: 900,
  originationCharges: 2_140,
  servicesYouCannotShopFor: 500,
  servicesYouCanShopFor: 900,
  totalLoanCosts: 1,
  prepaids: 300,
  totalOtherCosts: 300,
  loanAndOtherCosts: 7,
  totalClosingCosts: 8,
  closingCostsOnPageOne: 9,
  cashToClose: 100,
  cashToCloseOnPageOne: 101,
  adjustmentsAndOtherCredits: 0,
  apr: 20,
  payments: [{ fromYear: 1, toYear: 15, mortgageInsurance: { min: 900, max: 900 } }],
});

const week = { date: '2026-11-05', rate30: 6.9, rate15: 6.1 };
const facts = { today: '2026-11-29', expected, weeks: [week] };

function findings(changes: Partial<LoanEstimate> = {}): Finding[] {
  return checkLoanEstimate({ ...wrong, ...changes }, facts);
}

function different(check: CheckName, changes: Partial<LoanEstimate> = {}) {
  const found = findings(changes).find((finding) => finding.check === check);
  if (found?.pile !== 'different') throw new Error(`${check} does not differ`);
  return found;
}

beforeAll(async () => {
  await Promise.all(locales.map((locale) => loadTextsIn(locale, ['loan-estimate'])));
});

describe('questionWords', () => {
  it('asks about the assistance by program name, in both languages', () => {
    const help = different('help');
    expect(questionWords(help, expected, 'en')).toBe(
      'Where is Chenoa Fund’s $7,250? I expect it on page 2, under Calculating Cash to Close.',
    );
    expect(questionWords(help, expected, 'es')).toBe(
      '¿Dónde están los $7,250 de Chenoa Fund? Los espero en la página 2, en el cálculo del efectivo para el cierre (Calculating Cash to Close).',
    );
  });

  it('has one question in each language for every figure that differs', () => {
    const all = findings().filter(({ pile }) => pile === 'different');
    const checks = all.map(({ check }) => check);
    expect(checks).toEqual(
      expect.arrayContaining<CheckName>([
        'still-open',
        'sale-price',
        'loan-type',
        'term',
        'help',
        'week-average',
        'payment',
        'total-payment',
        'total-loan-costs',
        'page-one-closing-costs',
        'apr',
        'mortgage-insurance',
        'taxes-and-insurance',
      ]),
    );
    for (const finding of all) {
      if (finding.pile !== 'different') continue;
      for (const locale of locales) {
        expect(questionWords(finding, expected, locale)).toMatch(/^[^{}]+\?$|^[^{}]+\.$/);
        expect(questionWords(finding, expected, locale)).toContain('?');
      }
    }
  });

  it('identifies two pages that disagree, or a total that differs from its parts', () => {
    expect(questionWords(different('page-one-cash-to-close'), expected, 'en')).toBe(
      'For cash to close, page 1 says $101 and page 2 says $100. Which is right?',
    );
    expect(questionWords(different('total-loan-costs'), expected, 'en')).toBe(
      'The form says $1 for D, total loan costs, but its parts add up to $3,540. Which is right?',
    );
  });
});

describe('differentWords', () => {
  it('shows both figures and the source of the expected figure', () => {
    const same = {
      salePrice: 145_000,
      loanType: 'fha',
      termMonths: 360,
      rate: LoanEstimate.shape.rate.parse(6.875),
    } as const;
    expect(differentWords(different('rate', same), expected)).toEqual({
      title: 'The rate is higher',
      paper: '6.875%',
      expected: '6.375%',
      basis: 'in your quote',
    });
    expect(differentWords(different('lender-charges', same), expected)).toMatchObject({
      paper: '$2,140',
      expected: '$1,258',
      basis: 'in your quote, about',
    });
    expect(differentWords(different('help'), expected)).toMatchObject({
      title: 'The help is not on the form',
      paper: '$0',
    });
    const part = { adjustmentsAndOtherCredits: -3_000 };
    expect(differentWords(different('help', part), expected).title).toBe(
      'Only part of the help is on the form',
    );
    expect(differentWords(different('still-open'), expected)).toMatchObject({
      title: 'This estimate has expired',
      paper: 'Nov 18',
      expected: 'Nov 29',
      basis: 'today',
    });
  });
});

describe('sameWords', () => {
  it('states which items agree, with their figures', () => {
    const fitting = {
      adjustmentsAndOtherCredits: -7_250,
      loanType: 'fha',
      salePrice: 145_000,
    } as const;
    const words = findings(fitting).flatMap((finding) =>
      finding.pile === 'same' ? [sameWords(finding, expected)] : [],
    );
    expect(words).toEqual(
      expect.arrayContaining([
        'Chenoa Fund is on the form: $7,250',
        'Loan type: FHA',
        'Sale price: $145,000',
        'Fixed rate',
      ]),
    );
  });
});

describe('unknownWords', () => {
  it('gives a reason for every check that an empty document leaves open', () => {
    const words = checkLoanEstimate({}, facts).flatMap((finding) =>
      finding.pile === 'unknown' ? [unknownWords(finding)] : [],
    );
    expect(words).toHaveLength(checkLoanEstimate({}, facts).length);
    for (const { title, words: reason } of words) {
      expect(title).toMatch(/\w/);
      expect(reason).toMatch(/\.$/);
    }
  });
});
