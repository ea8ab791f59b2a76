import { RESULT_YEARS } from '@latchkey/domain';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { rate, wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import type { PriceFigures } from '../bars/figures.ts';

/**
 * Returns one sentence about the loan behind the payment: amount, term, rate, down payment and APR.
 */
export function termsSentence({ estimate }: PriceFigures): string {
  const { terms } = estimate;
  const apr = aprWordsOf(estimate);
  return text.terms({
    loan: wholeMoney(terms.loanAmount),
    years: terms.years,
    rate: rate(terms.interest),
    down: wholeMoney(terms.downPayment),
    apr: apr ? text.aprIs({ label: apr.label, value: apr.value }) : text.noLoan(),
  });
}

/** Returns one sentence with the three figures. */
export function figuresSentence(name: string, { month, cash, owed }: PriceFigures): string {
  return text.inShort({
    name,
    month: [month.figure, month.missing].filter(Boolean).join(', '),
    cash: cash.figure,
    owed: owed.figure,
    years: RESULT_YEARS,
  });
}
