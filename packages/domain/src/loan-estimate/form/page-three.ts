import type { LoanEstimate } from '../loan-estimate.ts';
import { foundFields } from './found-fields.ts';
import type { Place } from './labels.ts';
import type { Line } from './lines.ts';
import { amountOf, percentageOf } from './printed-values.ts';
import {
  agreed,
  heading,
  labelsIn,
  phrasesIn,
  rowOf,
  type Section,
  valueText,
  wholePage,
} from './zones.ts';

const labels = {
  fiveYears: ['in 5 years'],
  apr: ['annual percentage rate apr', 'annual percentage rate'],
  tip: ['total interest percentage tip', 'total interest percentage'],
} as const;

/** Reads the Comparisons section on page 3. */
export function pageThreeFields(lines: readonly Line[]): LoanEstimate {
  const page = wholePage(lines);
  const top = heading(page, 'comparisons')?.base ?? page.top;
  const section = {
    ...page,
    top,
    bottom: heading(page, 'other considerations')?.base ?? page.bottom,
  };
  return foundFields({
    paidInFiveYears: amountBefore(section, 'total you will have paid'),
    principalPaidInFiveYears: amountBefore(section, 'principal you will have paid off'),
    apr: percentageIn(section, labelsIn(section, labels.apr)),
    tip: percentageIn(section, labelsIn(section, labels.tip)),
  });
}

/** Returns the percentage in a label's row. */
function percentageIn(section: Section, labels: readonly Place[]): number | undefined {
  const right = Number.POSITIVE_INFINITY;
  return agreed(labels.map((label) => percentageOf(valueText(section, rowOf(label, right)))));
}

/** Returns the amount to the left of these words, which explain the amount. */
function amountBefore(section: Section, words: string): number | undefined {
  const label = labelsIn(section, labels.fiveYears)[0];
  return agreed(
    phrasesIn(section, words).map((explanation) => {
      const row = rowOf(explanation, explanation.left);
      const amount = amountOf(
        valueText(section, { ...row, left: label?.right ?? Number.NEGATIVE_INFINITY }),
      );
      return amount !== undefined && amount >= 0 ? amount : undefined;
    }),
  );
}
