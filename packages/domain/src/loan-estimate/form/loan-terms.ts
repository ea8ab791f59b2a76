import type { LoanEstimate } from '../loan-estimate.ts';
import { foundFields } from './found-fields.ts';
import type { Place } from './labels.ts';
import { amountOf, percentageOf } from './printed-values.ts';
import { agreed, labelsIn, nextColumn, rowOf, type Section, valueText } from './zones.ts';

const labels = {
  loanAmount: ['loan amount'],
  rate: ['interest rate'],
  principalAndInterest: ['monthly principal interest', 'monthly principal and interest'],
  prepaymentPenalty: ['prepayment penalty'],
  balloonPayment: ['balloon payment'],
} as const;

/**
 * Reads the Loan Terms table. Amounts are on the left. On the right are the YES or NO answers, such
 * as whether an amount may increase.
 */
export function loanTermFields(section: Section): LoanEstimate {
  const answers = answersIn(section);
  const each = <Value>(name: keyof typeof labels, read: (label: Place) => Value | undefined) =>
    agreed(labelsIn(section, labels[name]).map(read));
  const text = (label: Place) => valueText(section, rowOf(label, nextColumn(label, answers)));
  const answer = (label: Place) => answerOf(section, label);
  const rate = each('rate', (label) => percentageOf(text(label)));
  return foundFields({
    loanAmount: each('loanAmount', (label) => amountOf(text(label))),
    rate,
    principalAndInterest: each('principalAndInterest', (label) => amountOf(text(label))),
    rateCanIncrease: each('rate', answer),
    prepaymentPenalty: each('prepaymentPenalty', answer),
    balloonPayment: each('balloonPayment', answer),
  });
}

/** Returns the cells that start with YES or NO. */
function answersIn(section: Section): Place[] {
  return ['yes', 'no'].flatMap((word) => labelsIn(section, [word]));
}

/** Returns the answer in a label's row, to the right of the amounts: true for YES, false for NO. */
export function answerOf(section: Section, label: Place): boolean | undefined {
  const row = rowOf(label, Number.POSITIVE_INFINITY);
  const inRow = ({ base, left }: Place) => base > row.top && base < row.bottom && left > row.left;
  const [yes, no] = ['yes', 'no'].map((word) => labelsIn(section, [word]).some(inRow));
  return yes === no ? undefined : yes;
}
