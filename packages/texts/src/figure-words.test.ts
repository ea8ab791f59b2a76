import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import { answerRows } from './en/answer-rows.ts';
import { figures } from './en/next-steps.ts';
import { trueCost } from './en/true-cost.ts';
import { figureFacts } from './figure-words.ts';
import { formatsOf } from './formats.ts';
import type { SentFigures } from './sent-figures.ts';
import { speak } from './speak.ts';

const text = {
  answerRows: speak<typeof answerRows>('en', compileCatalog(answerRows)),
  figures: speak<typeof figures>('en', compileCatalog(figures)),
  trueCost: speak<typeof trueCost>('en', compileCatalog(trueCost)),
};

/** An example with a $300,000 home and the assumed terms for the line of credit. */
const sent: SentFigures = {
  details: { term: 30, interestRate: 6.375 },
  program: null,
  isOffered: true,
  isQualified: true,
  programLength: '3 years',
  product: 'Line of Credit',
  loanAmount: 264_000,
  assistance: 0,
  traditionalPayment: 2_497.02,
  loweredPayment: 1_647.02,
  paymentAfter: 2_549.04,
  amountSaved: 850,
  percentSaved: 34.04,
  totalSavings: 31_216.08,
  owedLater: 21_016.08,
  dueAtClosing: 10_200,
  loanType: 'Conventional',
  downPayment: 36_000,
  downPaymentPercent: 12,
  apr: 6.777,
  helpOwed: 0,
  leadsWith: 'lowered',
  escrow: 'usual',
  allInPayment: 1_745.2,
  allInAfter: 2_937.6,
  missing: [],
  cashNeeded: 51_000.2,
  cashHave: 36_000,
  owedAfterYear: 3,
  owedTotal: 22_922.29,
  owedWithInterest: 22_922.29,
  paymentWithPayback: 2_839.41,
  paybackYears: 10,
  lineRate: 9,
  isLineAssumed: true,
  passedLimit: null,
  waitingInterest: 13_828.4,
  waitingYears: 13,
  aprCounts: {
    insuredMonths: 95,
    isInsuranceUnknown: false,
    upFront: 0,
    points: 0,
    lenderFees: 2_640,
    areFeesAssumed: true,
    prepaidInterestDays: 15,
  },
};

function said(changes: Partial<SentFigures> = {}): Record<string, string> {
  const facts = figureFacts({ ...sent, ...changes }, text, formatsOf('en'));
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}

const traditional = {
  leadsWith: 'traditional',
  allInPayment: 2_600,
  allInAfter: null,
  owedTotal: 0,
} as const;

describe('figureFacts', () => {
  it('starts with the three main figures, in whole dollars', () => {
    expect(Object.entries(said()).slice(0, 3)).toEqual([
      ['Each month, all in', '$1,745 in years 1 to 3, then $2,938'],
      ['Cash at closing', '$51,001, short $15,001. You have $36,000.'],
      [
        'Owed later, with interest',
        '$22,922. Besides your mortgage, after year 3, at an assumed 9%. About $290 a month for 10 years.',
      ],
    ]);
  });

  it('lists what the payment excludes', () => {
    const words = said({ ...traditional, missing: ['insurance', 'dues'] })['Each month, all in'];
    expect(words).toBe('$2,600 a month, plus mortgage insurance: ask, plus HOA dues');
  });

  it.each([
    [36_000, '$36,000, enough'],
    [36_000.004, '$36,000, enough'],
    [36_000.01, '$36,001, short $1'],
    [35_000, '$35,000, $1,000 left'],
  ])("compares the buyer's cash with the %d needed at closing", (cashNeeded, words) => {
    expect(said({ cashNeeded })['Cash at closing']).toBe(`${words}. You have $36,000.`);
  });

  it('states what is prepaid, what the buyer owes with interest, and what waiting costs', () => {
    expect(said()).toMatchObject({
      'APR, estimated':
        '6.78%. Includes mortgage insurance for 95 months and lender charges of about 1%.',
      'Lowered payment':
        '$1,647.02 a month for 3 years, then $2,549.04. While you pay the line back, $2,839.41 for 10 years. Many lenders collect taxes and insurance every month, too. Ask whether yours lets you pay them yourself.',
      'Less in payments, years 1 to 3':
        '$31,216, of which $10,200 is prepaid and $21,016 owed, before interest',
      'Owed when the program ends':
        '$21,016.08 before interest, $22,922.29 with interest at 9% (assumed, no lender offers it here)',
      Interest: 'What waiting costs, over 13 years: about $13,828 in interest.',
    });
    expect(Object.keys(said())).not.toContain('Savings');
  });

  it('states that the line of credit is due in full, or that the balance exceeds its limit', () => {
    const due = {
      paymentWithPayback: null,
      paybackYears: null,
      passedLimit: 25_000,
      isLineAssumed: false,
    };
    const words = said(due);
    expect(words['Owed later, with interest']).toBe(
      '$22,922. Besides your mortgage, after year 3, at 9%. The full amount is due then. The debt is more than the $25,000 line: ask whether interest is due each month.',
    );
    expect(words['Lowered payment']).toContain('then $2,549.04. The line is then due in full');
    expect(words['Owed when the program ends']).toMatch(
      /at 9%, more than the \$25,000 line: ask whether interest is due each month$/,
    );
  });

  it('states what the buyer owes on a second loan, and mentions no extra payment that repays the loan', () => {
    const words = said({
      product: 'Amortization',
      owedWithInterest: 21_016.08,
      paymentWithPayback: 2_549.04,
      paybackYears: null,
      lineRate: 6.375,
      isLineAssumed: false,
    });
    expect(words['Owed later, with interest']).toBe(
      '$22,922. After year 3, on a second loan at 6.375%. You pay it back each month until the term ends.',
    );
    expect(words['Lowered payment']).toMatch(
      /^\$1,647\.02 a month for 3 years, then \$2,549\.04\./,
    );
    expect(words['Less in payments, years 1 to 3']).toMatch(
      /then still owe \$[\d,]+ on the second loan$/,
    );
    expect(words['Owed when the program ends']).toBe('$21,016.08 on the second loan, at 6.375%');
  });

  it.each(['FHA', 'VA', 'USDA'])('shows only the savings and a warning for %s', (loanType) => {
    const words = said({ ...traditional, loanType, escrow: 'required' });
    expect(words['Each month, all in']).toBe('$2,600 a month');
    expect(words['Owed later']).toBe('Nothing besides your mortgage');
    expect(words['Lowered payment']).toMatch(
      /^\$1,647\.02 lowers your monthly payments by \$850\/month \(34\.04%\) for 3 years\. /,
    );
    const article = loanType === 'FHA' ? 'an' : 'a';
    expect(words['Lowered payment']).toContain(
      `${loanType} collects taxes and insurance every month. This plan does not go with ${article} ${loanType} loan as far as we know. Ask the lender.`,
    );
    expect(Object.keys(words).join()).not.toMatch(/Less in|program ends|Interest/);
    const not = said({ ...traditional, loanType, escrow: 'required', isQualified: false });
    expect(Object.keys(not).join()).not.toMatch(/lowered/i);
  });

  it('shows only the lowered payment, without its costs, if the buyer did not qualify', () => {
    const words = said({ ...traditional, isQualified: false, product: null });
    expect(words['Lowered payment (not yours: you did not qualify)']).toMatch(
      /^\$1,647\.02 a month for 3 years/,
    );
    expect(Object.keys(words).join()).not.toMatch(/Less in|program ends|Interest/);
  });

  it('does not mention escrow if the down payment is 20% or more', () => {
    expect(said({ escrow: 'optional' })['Lowered payment']).not.toContain('Many lenders');
  });

  it('states only once what the buyer owes on the assistance', () => {
    const program = { name: 'Hill Country' };
    const helped = said({ program, helpOwed: 5_000, owedTotal: 27_922.29 });
    expect(helped['Owed later, with interest']).toBe(
      '$27,922. Besides your mortgage, after year 3, at an assumed 9%. About $290 a month for 10 years pays back the line. $22,922 on the line of credit, $5,000 on the help.',
    );
    const due = { paymentWithPayback: null, paybackYears: null };
    expect(
      said({ program, helpOwed: 5_000, owedTotal: 27_922.29, ...due })['Owed later, with interest'],
    ).toContain('The full balance of the line is due then.');
    expect(helped).not.toHaveProperty('Owed on the help');
    const plain = { ...traditional, program, owedAfterYear: 7 };
    const owed = (changes: Partial<SentFigures>) =>
      said({ ...plain, ...changes })['Owed later, with interest'];
    expect(owed({ helpOwed: 5_000, owedTotal: 5_000 })).toBe(
      '$5,000. On the help, besides your mortgage, after year 7.',
    );
    expect(owed({ helpOwed: null })).toBe('Ask the agency what you would owe on the help.');
    expect(owed({ helpOwed: 5_000, helpDueAfterYears: 5 })).toBe(
      'The help is due sooner: $5,000 after 5 years.',
    );
  });

  it('keeps the wording for requests without the three main figures', () => {
    const older = { ...sent, allInPayment: undefined, owedTotal: undefined };
    const program = { name: 'Hill Country' };
    const names = (changes: Partial<SentFigures>) =>
      figureFacts({ ...older, program, ...changes }, text, formatsOf('en')).map(
        ({ name, value }) => `${name}: ${value}`,
      );
    expect(names({ helpOwed: 5_000 }).slice(0, 2)).toEqual([
      'Help applied: $0 from Hill Country',
      expect.stringMatching(/^Loan: /),
    ]);
    expect(names({ helpOwed: 5_000 }).at(-1)).toBe(
      'Owed on the help: $5,000 if you sell when the program ends',
    );
    expect(names({ helpOwed: null }).at(-1)).toMatch(/^Owed on the help: Unknown/);
  });

  it('states why an APR is missing', () => {
    const { aprCounts } = sent;
    const unknown = aprCounts && { ...aprCounts, isInsuranceUnknown: true };
    expect(said({ apr: null, aprCounts: unknown })['APR, estimated']).toBe(
      'APR not known: mortgage insurance is missing',
    );
    // Leads from older versions do not state whether the loan is above the limits.
    for (const isAboveLimits of [false, undefined]) {
      const stored = unknown && { ...unknown, isAboveLimits };
      expect(said({ apr: null, aprCounts: stored })['APR, estimated']).toBe(
        'APR not known: mortgage insurance is missing',
      );
    }
    const above = unknown && { ...unknown, isAboveLimits: true };
    expect(said({ apr: null, aprCounts: above })['APR, estimated']).toBe(
      'APR not known: the loan is above the limits',
    );
  });

  it('shows the three main figures and no APR if there is no loan', () => {
    expect(said({ ...traditional, loanAmount: 0, aprCounts: null, apr: null })).toEqual({
      'Each month, all in': '$2,600 a month',
      'Cash at closing': '$51,001, short $15,001. You have $36,000.',
      'Owed later': 'Nothing',
      Loan: 'None needed',
    });
  });
});
