import type { LoanEstimate } from '../loan-estimate.ts';
import { checkBoxesIn, startsChecked } from './check-marks.ts';
import { foundFields } from './found-fields.ts';
import { amountOf, dateOf, termOf } from './printed-values.ts';
import { productOf, purposeOf } from './product.ts';
import { agreed, blockOf, labelsIn, nextColumn, rowOf, type Section, valueText } from './zones.ts';

/** The labels at the top of page 1, with alternative wordings. */
const labels = {
  dateIssued: ['date issued'],
  applicants: ['applicants', 'applicant'],
  property: ['property'],
  salePrice: ['sale price'],
  appraisedValue: ['appraised prop value', 'appraised property value'],
  estimatedValue: [
    'est prop value',
    'estimated prop value',
    'estimated property value',
    'prop value',
    'property value',
  ],
  term: ['loan term'],
  purpose: ['purpose'],
  product: ['product'],
  loanType: ['loan type'],
  loanId: ['loan id'],
  rateLock: ['rate lock'],
} as const satisfies Record<string, readonly string[]>;

type LabelName = keyof typeof labels;

/**
 * Reads the top of page 1: dates, price, term, product and loan type. Finds the labels of the
 * applicants, the address and the loan number, but never reads their values.
 */
export function loanFacts(section: Section): LoanEstimate {
  const part = partOf(section);
  const row = <Value>(name: LabelName, read: (text: string) => Value | undefined) =>
    agreed(part.rows(name).map(read));
  const block = <Value>(name: LabelName, read: (text: string) => Value | undefined) =>
    agreed(part.blocks(name).map(read));
  return foundFields({
    dateIssued: row('dateIssued', onlyDate),
    ...priceIn((name) => row(name, amountOf)),
    termMonths: row('term', termOf),
    purpose: row('purpose', purposeOf),
    product: block('product', productOf),
    loanType: block('loanType', loanTypeOf),
    rateLocked: block('rateLock', isLocked),
    rateLockedUntil: row('rateLock', lockedUntil),
    costsExpire: block('rateLock', costsExpire),
  });
}

/** Finds a section's labels. Returns functions that read the text next to each label. */
function partOf(section: Section) {
  const found = Object.fromEntries(
    Object.entries(labels).map(([name, wordings]) => [name, labelsIn(section, wordings)]),
  );
  const all = Object.values(found).flat();
  const placesOfLabel = (name: LabelName) => found[name] ?? [];
  return {
    rows: (name: LabelName) =>
      placesOfLabel(name).map((label) => valueText(section, rowOf(label, nextColumn(label, all)))),
    blocks: (name: LabelName) =>
      placesOfLabel(name).map((label) => {
        const right = nextColumn(label, all);
        return valueText(section, blockOf(label, { right, places: all, bottom: section.bottom }));
      }),
  };
}

/** Returns the price and its kind. Empty unless the form prints exactly one of the three kinds. */
function priceIn(
  amount: (name: LabelName) => number | undefined,
): Pick<LoanEstimate, 'salePrice' | 'priceKind'> {
  const kinds = [
    ['salePrice', 'sale-price'],
    ['appraisedValue', 'appraised-value'],
    ['estimatedValue', 'estimated-value'],
  ] as const;
  const [price, ...others] = kinds.flatMap(([name, priceKind]) => {
    const salePrice = amount(name);
    return salePrice === undefined ? [] : [{ salePrice, priceKind }];
  });
  return price && others.length === 0 ? price : {};
}

function onlyDate(text: string): string | undefined {
  return /^[\w ,./]{8,20}$/.test(text) ? dateOf(text) : undefined;
}

function loanTypeOf(text: string): LoanEstimate['loanType'] {
  const boxes = checkBoxesIn(text, ['conventional', 'fha', 'va']);
  if (!boxes) return undefined;
  const isOther = startsChecked(boxes.rest);
  const [only, ...others] = [...boxes.checked, ...(isOther ? ['other'] : [])];
  if (others.length > 0) return undefined;
  return (['conventional', 'fha', 'va', 'other'] as const).find((type) => type === only);
}

function isLocked(text: string): boolean | undefined {
  const [only, ...others] =
    checkBoxesIn(text.split(/\buntil\b/i)[0] ?? '', ['no', 'yes'])?.checked ?? [];
  if (only && others.length === 0) return only === 'yes';
  // The form has a date here only if the rate is locked.
  return dateAfter(text, 'until') ? true : undefined;
}

function lockedUntil(text: string): string | undefined {
  return dateAfter(text, 'until');
}

function costsExpire(text: string): string | undefined {
  return dateAfter(text, 'costs expire on');
}

/** Returns the date directly after these words. */
function dateAfter(text: string, words: string): string | undefined {
  const date = new RegExp(`\\b${words} ([\\d/]+|\\w+\\.? \\d{1,2}, ?\\d{4})(?![\\d/])`, 'i').exec(
    text,
  )?.[1];
  return date === undefined ? undefined : dateOf(date);
}
