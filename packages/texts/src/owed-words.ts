import type { Answer, AssistanceBalance } from '@latchkey/domain';
import type { AnswerText } from './answer-words.ts';
import type { Formats } from './formats.ts';

/** The loan that pays taxes and insurance, as of the end of the lowered payment. */
export interface SecondLoanFacts {
  /** Whether the loan is a line of credit. */
  readonly isLine: boolean;
  /** Annual rate, in percent. */
  readonly rate: number;
  readonly isAssumed: boolean;
  readonly isVariable: boolean;
  /** Highest rate, in percent. Null if the rate is fixed or its limit is unknown. */
  readonly maxRate: number | null;
  /**
   * The payment that repays a line of credit, in dollars a month. Null if there is no such payment.
   */
  readonly payback: { readonly monthly: number; readonly years: number } | null;
  readonly isDueInFull: boolean;
  /** The line's limit in dollars, if the balance exceeds it. */
  readonly passedLimit: number | null;
}

/** The debt that the buyer repays later, in dollars, not rounded. */
export interface OwedFacts extends Pick<Answer['owedLater'], 'afterYear' | 'dollars'> {
  readonly help: Exclude<AssistanceBalance, { kind: 'unknown' }> | { readonly kind: 'unknown' };
  /** Null if the payment is traditional. */
  readonly loan: SecondLoanFacts | null;
}

/** Whether the buyer has a mortgage. Amounts in {@link OwedFacts} do not include the mortgage. */
interface Mortgage {
  readonly hasLoan: boolean;
}

/** The texts about the debt that the buyer repays later, in addition to the first loan. */
export interface OwedWords {
  readonly title: string;
  /** The amount as text. Null if there is no debt, or if its amount is unknown. */
  readonly figure: string | null;
  /** How the debt grows and how the buyer repays it. */
  readonly words: string;
  /** A sentence that states that the debt exceeds the line of credit. Empty if it does not. */
  readonly limit: string;
  /** A sentence about the balance owed on the assistance. Empty if no sentence is needed. */
  readonly help: string;
  readonly isOwed: boolean;
}

/** Returns the texts for the third main figure. */
export function owedRow(facts: OwedFacts & Mortgage, text: AnswerText, format: Formats): OwedWords {
  const { dollars, loan, help, hasLoan } = facts;
  const { answerRows: words } = text;
  const isOwed = loan !== null || dollars >= 0.5 || help.kind !== 'owed';
  if (!isOwed) {
    const nothing = hasLoan ? words.nothing() : words.nothingAtAll();
    const none = { figure: null, words: nothing, limit: '', help: '' };
    return { title: words.owedTitle(), ...none, isOwed };
  }
  const hasFigure = dollars >= 0.5;
  return {
    title: words.owedWithInterest(),
    figure: hasFigure ? format.wholeMoney(dollars) : null,
    words: hasFigure ? debtSentences(facts, words, format).join(' ') : '',
    limit: hasFigure ? limitSentence(facts, text, format) : '',
    help: helpSentence(facts, words, format),
    isOwed,
  };
}

/** Returns sentences about the debt: when it starts, its rate, and how the buyer repays it. */
function debtSentences(
  { afterYear: year, loan, help }: OwedFacts,
  words: AnswerText['answerRows'],
  format: Formats,
): string[] {
  if (!loan) return [words.owedOnHelp({ year })];
  const isAlone = help.kind !== 'owed' || help.dollars < 0.5;
  return [
    rateSentence(loan, year, words, format),
    ...paybackSentences(loan, { isAlone }, words, format),
  ];
}

/**
 * Returns a sentence that states that the debt exceeds the line of credit. Empty if it does not.
 */
function limitSentence(
  { loan }: OwedFacts,
  { answerRows: words, trueCost }: AnswerText,
  { wholeMoney }: Formats,
): string {
  const limit = loan?.passedLimit ?? null;
  if (limit === null) return '';
  return words.debtIs({ words: trueCost.overLimit({ limit: wholeMoney(limit) }) });
}

function rateSentence(
  { isLine, rate, isAssumed, isVariable, maxRate }: SecondLoanFacts,
  year: number,
  words: AnswerText['answerRows'],
  format: Formats,
): string {
  const at = { year, rate: format.rate(rate) };
  if (!isLine) return words.owedOnSecondLoan(at);
  if (isAssumed) return words.owedAssumed(at);
  if (maxRate !== null) return words.owedVariable({ ...at, highest: format.rate(maxRate) });
  return isVariable ? words.owedWithoutLimit(at) : words.owedAt(at);
}

/**
 * Returns sentences about repaying the line of credit. If the assistance must be repaid too, the
 * sentences mention the line, because the payments repay only the line.
 */
function paybackSentences(
  { isLine, payback, isDueInFull }: SecondLoanFacts,
  { isAlone }: { isAlone: boolean },
  words: AnswerText['answerRows'],
  { wholeMoney }: Formats,
): string[] {
  if (payback) {
    const pays = isAlone ? words.payback : words.paybackOfLine;
    return [pays({ payment: wholeMoney(payback.monthly), years: payback.years })];
  }
  if (isDueInFull) return [isAlone ? words.dueInFull() : words.lineDueInFull()];
  return isLine ? [] : [words.owedMonthly()];
}

/** Returns a sentence about the balance owed on the assistance. Empty if no sentence is needed. */
function helpSentence(
  { loan, dollars, help }: OwedFacts,
  words: AnswerText['answerRows'],
  { wholeMoney }: Formats,
): string {
  switch (help.kind) {
    case 'unknown':
      return words.helpUnknown();
    case 'fell-due':
      return words.helpDue({ dollars: wholeMoney(help.dollars), years: help.afterYears });
    case 'owed':
      if (help.dollars < 0.5 || !loan) return '';
      return words.owedParts({
        second: wholeMoney(dollars - help.dollars),
        loan: loan.isLine ? words.onLine() : words.onSecondLoan(),
        help: wholeMoney(help.dollars),
      });
  }
}
