import type { LoanEstimate } from '../loan-estimate.ts';
import { borrowerCash } from './borrower-cash.ts';
import { costLabels } from './cost-labels.ts';
import { foundFields } from './found-fields.ts';
import type { Place } from './labels.ts';
import type { Line } from './lines.ts';
import { amountOf } from './printed-values.ts';
import { upfrontFee } from './upfront-fee.ts';
import {
  agreed,
  labelsIn,
  nextColumn,
  phrasesIn,
  rowOf,
  type Section,
  valueText,
  wholePage,
} from './zones.ts';

/** The rows of Calculating Cash to Close. */
const cashLabels = {
  closingCostsFinanced: [
    'closing costs financed paid from your loan amount',
    'closing costs financed',
    'estimated closing costs financed paid from your loan amount',
    'estimated closing costs financed',
  ],
  downPayment: ['down payment funds from borrower', 'down payment'],
  deposit: ['deposit'],
  fundsForBorrower: ['funds for borrower'],
  sellerCredits: ['seller credits'],
  adjustmentsAndOtherCredits: ['adjustments and other credits', 'adjustments other credits'],
  payoffs: ['estimated total payoffs and payments', 'total payoffs and payments'],
  cashToClose: ['estimated cash to close'],
} as const;

/**
 * Rows whose amounts can only lower the cash to close. Forms print them with or without a minus
 * sign.
 */
const credits: readonly string[] = [
  'lenderCredits',
  'closingCostsFinanced',
  'deposit',
  'fundsForBorrower',
  'sellerCredits',
  'payoffs',
];

/**
 * Rows of the table for a transaction with a seller. The table for a transaction without a seller
 * has boxes next to the cash to close.
 */
const sellerRows: readonly string[] = [
  'downPayment',
  'deposit',
  'fundsForBorrower',
  'sellerCredits',
  'adjustmentsAndOtherCredits',
];

/** Rows whose amounts can be negative. */
const signed: readonly string[] = ['adjustmentsAndOtherCredits'];

/** Reads page 2 of a Loan Estimate. */
export function pageTwoFields(lines: readonly Line[]): LoanEstimate {
  const page = wholePage(lines);
  const [cash] = labelsIn(page, ['calculating cash to close']);
  const cashSection = cash && { ...page, top: cash.base };
  const costs = rowsOf(page, costLabels);
  const cashRows = cashSection ? rowsOf(cashSection, cashLabels) : [];
  const places = [...costs, ...cashRows, { name: '', label: cash }].flatMap(
    ({ label }) => label ?? [],
  );
  const hasSeller = cashRows.some(({ name }) => sellerRows.includes(name));
  const amounts = [...costs, ...cashRows].map(({ name, label }) => {
    const text = valueText(page, rowOf(label, nextColumn(label, places)));
    const amount = name === 'cashToClose' ? borrowerCash(text, !hasSeller) : rowAmount(name, text);
    return [name, amount] as const;
  });
  return foundFields({
    ...byName(amounts),
    points: pointsIn(page, places),
    upfrontFee: upfrontFee(page, places),
  });
}

interface LabelledRow {
  readonly name: string;
  readonly label: Place;
}

function rowsOf(
  section: Section,
  labels: Readonly<Record<string, readonly string[]>>,
): LabelledRow[] {
  return Object.entries(labels).flatMap(([name, wordings]) =>
    labelsIn(section, wordings).map((label) => ({ name, label })),
  );
}

function rowAmount(name: string, text: string): number | undefined {
  const amount = amountOf(text);
  if (amount === undefined || signed.includes(name)) return amount;
  if (credits.includes(name)) return Math.abs(amount);
  return amount < 0 ? undefined : amount;
}

function byName(
  amounts: readonly (readonly [string, number | undefined])[],
): Record<string, number | undefined> {
  const names = new Set(amounts.map(([name]) => name));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      agreed(amounts.filter(([other]) => other === name).map(([, amount]) => amount)),
    ]),
  );
}

/** Returns the discount points, from the line in section A that starts with a percentage. */
function pointsIn(page: Section, places: readonly Place[]): number | undefined {
  const labels = phrasesIn(page, 'of loan amount points');
  const amounts = labels.map((label) =>
    amountOf(valueText(page, rowOf(label, nextColumn(label, places)))),
  );
  return agreed(amounts.filter((amount) => amount === undefined || amount >= 0));
}
