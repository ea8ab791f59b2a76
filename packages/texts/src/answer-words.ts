import type { Formats } from './formats.ts';
import type { FigureFact, FigureText, SentFigures } from './sent-figures.ts';

/**
 * Returns the whole monthly cost, the cash at closing and the debt later, in whole dollars. Empty
 * for requests that older versions stored, because they do not have these figures.
 */
export function answerFacts(
  figures: SentFigures,
  text: FigureText,
  { wholeMoney, allOf }: Formats,
): FigureFact[] {
  const { allInPayment, cashNeeded, cashHave, owedAfterYear, owedTotal } = figures;
  if (
    allInPayment === undefined ||
    cashNeeded === undefined ||
    cashHave === undefined ||
    owedAfterYear === undefined ||
    owedTotal === undefined
  ) {
    return [];
  }
  const { figures: words } = text;
  const now = wholeMoney(allInPayment);
  const payment =
    typeof figures.allInAfter === 'number'
      ? words.allInLowered({ now, years: owedAfterYear, later: wholeMoney(figures.allInAfter) })
      : words.aMonth({ amount: now });
  const missing = (figures.missing ?? []).map((part) => words[`missing-${part}`]());
  const parts = allOf(missing);
  const cash = { needed: wholeMoney(cashNeeded), have: wholeMoney(cashHave) };
  const short = shortBy(cashNeeded - cashHave);
  return [
    {
      name: words.allIn(),
      value: missing.length > 0 ? words.allInMissing({ payment, parts }) : payment,
    },
    {
      name: words.cash(),
      value:
        short > 0
          ? words.cashShort({ ...cash, short: wholeMoney(short) })
          : words.cashLeft({ ...cash, left: wholeMoney(cashHave - cashNeeded) }),
    },
    { name: words.owed(), value: owedWords(figures, owedTotal, owedAfterYear, text, wholeMoney) },
  ];
}

/**
 * Rounds up, so that the buyer's cash is never too low. Less than half a cent is a rounding error.
 */
function shortBy(dollars: number): number {
  return dollars < 0.005 ? 0 : Math.ceil(Number(dollars.toFixed(2)));
}

function owedWords(
  figures: SentFigures,
  owed: number,
  years: number,
  { figures: words, trueCost }: FigureText,
  whole: (dollars: number) => string,
): string {
  const amount = whole(owed);
  if (figures.leadsWith !== 'lowered') {
    if (figures.helpOwed === null) return words.helpOwedUnknown();
    return owed > 0 ? words.helpOwedAfter({ amount, years }) : words.nothingMore();
  }
  const { paymentWithPayback, paybackYears } = figures;
  const after = words.owedAfter({ owed: amount, years });
  if (paymentWithPayback === null) return `${after} ${words.lineDue()}.`;
  if (typeof paymentWithPayback !== 'number' || typeof paybackYears !== 'number') return after;
  const payment = whole(paymentWithPayback - figures.paymentAfter);
  return `${after} ${trueCost.payback({ payment, years: paybackYears })}`;
}
