import { cashGap } from '@latchkey/domain';
import type { AnswerFacts } from './answer-words.ts';
import type { OwedFacts } from './owed-words.ts';
import type { SentFigures } from './sent-figures.ts';

/** The fields that requests from older versions do not contain. */
type Stored = {
  readonly [Name in
    | 'allInPayment'
    | 'cashNeeded'
    | 'cashHave'
    | 'owedAfterYear'
    | 'owedTotal']: number;
} & SentFigures;

/**
 * Returns a request's three main figures, as {@link AnswerFacts} of its estimate. Null for requests
 * from older versions, which do not contain these figures.
 */
export function sentAnswer(figures: SentFigures): AnswerFacts | null {
  if (!isStored(figures)) return null;
  const { owedAfterYear: years, allInAfter, loanAmount } = figures;
  const loan = secondLoan(figures);
  const isLowered = figures.leadsWith === 'lowered';
  return {
    eachMonth: {
      now: figures.allInPayment,
      throughYear: isLowered ? years : null,
      later:
        typeof allInAfter === 'number'
          ? { fromYear: years + 1, payment: allInAfter, payback: loan?.payback?.monthly ?? 0 }
          : null,
      missing: figures.missing ?? [],
    },
    cash: cashGap(figures.cashHave, figures.cashNeeded),
    owedLater: {
      afterYear: years,
      dollars: figures.owedTotal,
      loan: isLowered ? loan : null,
      help: helpBalance(figures),
    },
    hasLoan: loanAmount > 0,
  };
}

function isStored(figures: SentFigures): figures is Stored {
  const { allInPayment, cashNeeded, cashHave, owedAfterYear, owedTotal } = figures;
  return ![allInPayment, cashNeeded, cashHave, owedAfterYear, owedTotal].includes(undefined);
}

/**
 * Returns the loan that pays taxes and insurance. Requests do not store whether its rate can rise.
 */
function secondLoan({
  product,
  lineRate,
  paymentAfter,
  paymentWithPayback,
  paybackYears,
  isLineAssumed = false,
  passedLimit = null,
}: SentFigures): OwedFacts['loan'] {
  if (typeof lineRate !== 'number') return null;
  const hasPayback = typeof paymentWithPayback === 'number' && typeof paybackYears === 'number';
  return {
    isLine: product !== 'Amortization',
    rate: lineRate,
    isAssumed: isLineAssumed,
    isVariable: false,
    maxRate: null,
    payback: hasPayback
      ? { monthly: paymentWithPayback - paymentAfter, years: paybackYears }
      : null,
    isDueInFull: paymentWithPayback === null,
    passedLimit,
  };
}

function helpBalance({ helpOwed = 0, helpDueAfterYears = null }: SentFigures): OwedFacts['help'] {
  if (helpOwed === null) return { kind: 'unknown' };
  return helpDueAfterYears === null
    ? { kind: 'owed', dollars: helpOwed }
    : { kind: 'fell-due', dollars: helpOwed, afterYears: helpDueAfterYears };
}
