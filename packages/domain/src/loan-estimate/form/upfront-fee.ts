import { costLabels } from './cost-labels.ts';
import type { Place } from './labels.ts';
import { linesIn, lineText } from './lines.ts';
import { amountOf } from './printed-values.ts';
import { labelsIn, nextColumn, type Section } from './zones.ts';

/**
 * Names of one-time fees of loan programs. A premium for a number of months is prepaid insurance,
 * not such a fee.
 */
const names = [
  /\b(?:up-? ?front|financed) (?:fha )?(?:mip|mortgage insurance(?: premium)?|premium)\b/i,
  /\bufmip\b/i,
  /\bfha (?:up-? ?front|mip|mortgage insurance premium|premium)\b/i,
  /\b(?:va )?funding fee\b/i,
  /\b(?:usda|rhs|rural \w+|rd)? ?guarantee fee\b/i,
];

/**
 * A less specific name for the same fee. It is unambiguous only among the services in section B.
 */
const sectionName = /^mortgage insurance premium\b(?! ?\()/i;

/**
 * Returns the one-time fee of an FHA, VA or USDA loan, in dollars. Undefined if more than one line
 * matches.
 */
export function upfrontFee(page: Section, places: readonly Place[]): number | undefined {
  const fees = rowTexts(page, places).flatMap(({ text, isService }) => {
    const isFee = names.some((name) => name.test(text)) || (isService && sectionName.test(text));
    return isFee && !/\bmonths?\b/i.test(text) ? [text] : [];
  });
  const [fee, ...others] = fees;
  const amount = others.length === 0 ? / (-?\$ ?[\d,.]+)$/.exec(fee ?? '')?.[1] : undefined;
  const value = amount === undefined ? undefined : amountOf(amount);
  return value !== undefined && value >= 0 ? value : undefined;
}

interface RowText {
  readonly text: string;
  /** Whether the row is in section B, which lists services that the lender chooses. */
  readonly isService: boolean;
}

/** Returns the rows in the two columns of page 2. */
function rowTexts(page: Section, places: readonly Place[]): RowText[] {
  const [a] = labelsIn(page, costLabels.originationCharges);
  const [b] = labelsIn(page, costLabels.servicesYouCannotShopFor);
  const [c] = labelsIn(page, costLabels.servicesYouCanShopFor);
  if (!a) return [];
  const middle = nextColumn(a, places);
  const half = (left: number, right: number) =>
    linesIn(page.lines, { left, right, top: page.top, bottom: page.bottom }).map((line) => {
      const base = line[0]?.base ?? 0;
      const isService =
        b !== undefined && base > b.base && base < (c?.base ?? b.base) && right === middle;
      return { text: lineText(line), isService };
    });
  const isOneColumn = middle === Number.POSITIVE_INFINITY;
  return [...half(-Infinity, middle), ...(isOneColumn ? [] : half(middle, Infinity))];
}
