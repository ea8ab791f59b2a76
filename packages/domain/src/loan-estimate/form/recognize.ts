import { type Line, lineText } from './lines.ts';

/** What a page is part of. */
export type PageKind =
  | 'estimate-1'
  | 'estimate-2'
  | 'estimate-3'
  | 'closing-disclosure'
  | 'fee-sheet'
  | 'other';

/** Identifies a page by words that appear in only one type of document. */
export function pageKind(lines: readonly Line[]): PageKind {
  const text = compact(lines.map(lineText).join(''));
  const has = (...words: readonly string[]) => words.every((one) => text.includes(compact(one)));
  if (closingDisclosure.some((words) => has(...words))) return 'closing-disclosure';
  if (has('loan terms', 'projected payments', 'costs at closing', 'loan estimate'))
    return 'estimate-1';
  if (has('origination charges', 'calculating cash to close')) return 'estimate-2';
  if (has('comparisons', 'in 5 years', 'annual percentage rate')) return 'estimate-3';
  return feeSheet.some((words) => has(words)) ? 'fee-sheet' : 'other';
}

function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Groups of words that identify the pages of form H-25. A page matches if it contains all words of
 * one group.
 */
const closingDisclosure = [
  ['statement of final loan terms and closing costs'],
  ['disbursement date', 'settlement agent'],
  ['closing date', 'disbursement date'],
  ['borrower-paid', 'at closing', 'before closing'],
  ['summaries of transactions'],
  ['loan calculations', 'finance charge'],
  ['loan disclosures', 'escrow account', 'partial payments'],
] as const;

/** Titles of fee lists that a lender may send before a Loan Estimate, or instead of one. */
const feeSheet = [
  'fees worksheet',
  'fee worksheet',
  'fee sheet',
  'fee details',
  'initial fees',
  'cost worksheet',
  'costs worksheet',
  'good faith estimate',
  'estimate of closing costs',
  'closing cost estimate',
  'estimated closing costs',
  'itemization of fees',
] as const;
