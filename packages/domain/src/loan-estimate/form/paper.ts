import type { LoanEstimate } from '../loan-estimate.ts';
import type { PaperReading } from '../reading.ts';
import { foundFields } from './found-fields.ts';
import { type Line, linesOf } from './lines.ts';
import { pageOneFields } from './page-one.ts';
import { pageThreeFields } from './page-three.ts';
import { pageTwoFields } from './page-two.ts';
import { type PageKind, pageKind } from './recognize.ts';
import type { TextPage } from './text-run.ts';
import { agreed } from './zones.ts';

/**
 * The minimum number of characters on all pages together. A file with fewer characters is treated
 * as a scan.
 */
const LEAST_LETTERS = 40;

/** The possible outcomes of reading a file's text. */
type TextReading = Extract<
  PaperReading,
  {
    kind:
      | 'loan-estimate'
      | 'closing-disclosure'
      | 'fee-sheet'
      | 'other-paper'
      | 'several-loan-estimates'
      | 'no-text';
  }
>;

interface KnownPage {
  readonly kind: PageKind;
  readonly lines: readonly Line[];
}

/**
 * Reads a document from the text of its pages.
 *
 * Finds each field by its label and its position on form H-24. Omits a field that is missing,
 * unclear, or printed twice with different values. Keeps no other text.
 *
 * @see 12 CFR 1026.37, and forms H-24(A) to (G) in appendix H to part 1026
 */
export function readPaperText(pages: readonly TextPage[]): TextReading {
  const letters = pages.flat().reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters < LEAST_LETTERS) return { kind: 'no-text' };
  const known = pages.map(linesOf).map((lines) => ({ lines, kind: pageKind(lines) }));
  if (known.some(isEstimate)) return merged(known.map(fieldsOf));
  if (known.some(({ kind }) => kind === 'closing-disclosure'))
    return { kind: 'closing-disclosure' };
  if (known.some(({ kind }) => kind === 'fee-sheet')) return { kind: 'fee-sheet' };
  return { kind: 'other-paper' };
}

function isEstimate({ kind }: KnownPage): boolean {
  return kind.startsWith('estimate-');
}

function fieldsOf({ kind, lines }: KnownPage): LoanEstimate {
  switch (kind) {
    case 'estimate-1':
      return pageOneFields(lines);
    case 'estimate-2':
      return pageTwoFields(lines);
    case 'estimate-3':
      return pageThreeFields(lines);
    default:
      return {};
  }
}

/**
 * Merges the pages. If two pages have different values for a field, the file contains two Loan
 * Estimates.
 */
function merged(pages: readonly LoanEstimate[]): TextReading {
  const values = Map.groupBy(
    pages.flatMap((page) => Object.entries(page)),
    ([name]) => name,
  );
  const fields = [...values].map(
    ([name, found]) => [name, agreed(found.map(([, value]) => value))] as const,
  );
  if (fields.some(([, value]) => value === undefined)) return { kind: 'several-loan-estimates' };
  return { kind: 'loan-estimate', estimate: foundFields(Object.fromEntries(fields)) };
}
