import type { LoanEstimate } from '../loan-estimate.ts';
import { borrowerCash } from './borrower-cash.ts';
import { foundFields } from './found-fields.ts';
import type { Place } from './labels.ts';
import { textIn } from './lines.ts';
import { amountOf } from './printed-values.ts';
import {
  agreed,
  labelsIn,
  nextColumn,
  phrasesIn,
  rowOf,
  type Section,
  valueText,
} from './zones.ts';

/**
 * Reads Costs at Closing, at the end of page 1, including the totals that it repeats from page 2.
 */
export function closingCostFields(section: Section): LoanEstimate {
  const notes = labelsIn(section, ['includes']);
  const row = (label: Place) => {
    const inRow = notes.filter(({ base }) => Math.abs(base - label.base) < label.size);
    return valueText(section, rowOf(label, nextColumn(label, inRow)));
  };
  return foundFields({
    closingCostsOnPageOne: agreed(
      labelsIn(section, ['estimated closing costs']).map((label) => amountOf(row(label))),
    ),
    ...splitOf(costSentence(section)),
    cashToCloseOnPageOne: agreed(
      labelsIn(section, ['estimated cash to close']).map((label) => borrowerCash(row(label))),
    ),
  });
}

/** Returns the sentence that breaks down the closing costs. The sentence may span several lines. */
function costSentence(section: Section): string {
  const [start] = phrasesIn(section, 'includes');
  if (!start) return '';
  const { lines, bottom } = section;
  const left = start.left - start.size;
  const zone = { left, right: Number.POSITIVE_INFINITY, top: start.base - start.size, bottom };
  return textIn(lines, zone);
}

/** Returns the three amounts in the sentence. Empty if part of the sentence is missing. */
function splitOf(sentence: string): Partial<LoanEstimate> {
  const amount = '(\\$ ?[\\d,.]+)';
  const [, ...amounts] =
    new RegExp(
      `^includes ${amount} in loan costs \\+ ${amount} in other costs - ${amount} in lender credits`,
      'i',
    ).exec(sentence) ?? [];
  const [loanCostsOnPageOne, otherCostsOnPageOne, lenderCreditsOnPageOne] = amounts.map(amountOf);
  return foundFields({ loanCostsOnPageOne, otherCostsOnPageOne, lenderCreditsOnPageOne });
}
