import type { Answer, CashGap, Estimate, MissingPart } from '@latchkey/domain';
import {
  type AnswerWords,
  answerFacts,
  answerWords,
  cashResult,
  formatsOf,
  missingPartsIn,
  neededCash,
} from '@latchkey/texts';
import { currentLocale } from './text.ts';
import { answerRowsText as answerRows, trueCostText as trueCost } from './texts.ts';

/** Returns the three main figures of an estimate as text, in whole dollars. */
export function answerRowWords(answer: Answer, estimate: Estimate): AnswerWords {
  const facts = answerFacts(answer, estimate);
  return answerWords(facts, { answerRows, trueCost }, formatsOf(currentLocale()));
}

/** Returns the missing parts of a payment as one line of text. */
export function missingPartsWords(missing: readonly MissingPart[]): string {
  return missingPartsIn(missing, answerRows);
}

/** Returns the cash due at closing as text, in whole dollars. */
export function cashNeededWords(dollars: number): string {
  return neededCash(dollars, formatsOf(currentLocale()));
}

/**
 * Returns a sentence that says whether the buyer's cash is enough at closing. Amounts are in whole
 * dollars.
 */
export function cashWords(gap: Pick<CashGap, 'short' | 'left'>): string {
  return cashResult(gap, answerRows, formatsOf(currentLocale()));
}
