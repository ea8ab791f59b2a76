import { programLengths, yearsOfLength } from '@latchkey/domain';
import type { Formats } from './formats.ts';
import type { FigureFact, FigureText, SentFigures } from './sent-figures.ts';

/** Loan types whose lenders must collect taxes and insurance each month. */
const ESCROWED = ['FHA', 'VA', 'USDA'];

/**
 * Returns rows about the lowered payment, its later cost, and what to ask the lender. If the loan
 * type does not allow a lowered payment, returns only the savings and the reason. In that case,
 * returns no rows if the buyer did not qualify.
 */
export function loweredFacts(
  figures: SentFigures,
  text: FigureText,
  format: Formats,
): FigureFact[] {
  const { isQualified, escrow, loanType = '' } = figures;
  const { figures: words, trueCost } = text;
  if (escrow === 'required' || ESCROWED.includes(loanType)) {
    if (!isQualified) return [];
    const why = trueCost.escrowRequired({ type: loanType });
    return [{ name: words.lowered(), value: `${sentence(figures, text, format)}. ${why}` }];
  }
  const ask = escrow === 'usual' ? `. ${trueCost.escrowUsual()}` : '';
  const value = `${paymentWords(figures, text, format)}${ask}`;
  if (!isQualified) return [{ name: words.loweredNot(), value }];
  return [{ name: words.lowered(), value }, ...laterFacts(figures, text, format)];
}

/**
 * Returns the specification's sentence about the savings, which starts with the lowered payment.
 */
function sentence(
  { loweredPayment, amountSaved, percentSaved, programLength }: SentFigures,
  { figures: words }: FigureText,
  { money, percent }: Formats,
): string {
  return words.lowers({
    payment: money(loweredPayment),
    saved: money(amountSaved),
    percent: percent(percentSaved),
    years: yearsOf(programLength) ?? 0,
  });
}

function paymentWords(
  figures: SentFigures,
  { figures: words }: FigureText,
  { money }: Formats,
): string {
  const { paymentWithPayback, paybackYears } = figures;
  const plain = {
    lowered: money(figures.loweredPayment),
    length: lengthWords(figures.programLength, words),
    after: money(figures.paymentAfter),
  };
  if (paymentWithPayback === null) return `${words.loweredWords(plain)}. ${words.lineDue()}`;
  return typeof paymentWithPayback === 'number' && typeof paybackYears === 'number'
    ? words.loweredPayback({ ...plain, payback: money(paymentWithPayback), years: paybackYears })
    : words.loweredWords(plain);
}

/**
 * Returns how much less the buyer pays while the payment is lowered. Also returns how much of that
 * the buyer repays later, and the cost of delaying taxes and insurance.
 */
function laterFacts(figures: SentFigures, text: FigureText, format: Formats): FigureFact[] {
  const { waitingInterest: interest, waitingYears } = figures;
  const { figures: words, trueCost } = text;
  const cost =
    typeof interest === 'number' && typeof waitingYears === 'number'
      ? [
          {
            name: words.waiting(),
            value: trueCost.waitingCost({
              years: waitingYears,
              interest: format.wholeMoney(interest),
            }),
          },
        ]
      : [];
  return [
    ...lessFacts(figures, text, format),
    { name: words.owedThen(), value: owedWords(figures, text, format) },
    ...cost,
  ];
}

function lessFacts(
  { programLength, product, totalSavings, dueAtClosing, owedLater }: SentFigures,
  { trueCost }: FigureText,
  { wholeMoney }: Formats,
): FigureFact[] {
  const years = yearsOf(programLength);
  if (years === null) return [];
  const [total, prepaid, owed] = [
    wholeMoney(totalSavings),
    wholeMoney(dueAtClosing),
    wholeMoney(owedLater),
  ];
  const value =
    product === 'Amortization'
      ? trueCost.lessSecondLoan({ total, prepaid, owed })
      : trueCost.lessWords({ total, prepaid, borrowed: owed });
  return [{ name: trueCost.lessInPayments({ years }), value }];
}

function owedWords(
  figures: SentFigures,
  { figures: words, trueCost }: FigureText,
  { money, rate }: Formats,
): string {
  const { owedWithInterest, lineRate, passedLimit } = figures;
  const owed = money(figures.owedLater);
  if (typeof owedWithInterest !== 'number' || typeof lineRate !== 'number') {
    return words.owedWords({ owed });
  }
  if (figures.product === 'Amortization') return words.owedOnLoan({ owed, rate: rate(lineRate) });
  const total = money(owedWithInterest);
  const at = words.owedOnLine({ owed, total, rate: rate(lineRate) });
  const assumed = figures.isLineAssumed ? ` (${trueCost.lineAssumed()})` : '';
  const over =
    typeof passedLimit === 'number' ? `, ${trueCost.overLimit({ limit: money(passedLimit) })}` : '';
  return `${at}${assumed}${over}`;
}

/**
 * Translates the name of a program length into the reader's language. Returns a name from an older
 * version unchanged.
 */
function lengthWords(length: string, words: FigureText['figures']): string {
  const known = programLengths.find((each) => each === length);
  return known ? words[known]() : length;
}

function yearsOf(length: string): number | null {
  const known = programLengths.find((each) => each === length);
  return known ? yearsOfLength[known] : null;
}
