import { answerFacts } from './answer-words.ts';
import { aprWords } from './apr-words.ts';
import type { Formats } from './formats.ts';
import { loweredFacts } from './lowered-words.ts';
import type { FigureFact, FigureText, SentFigures } from './sent-figures.ts';

/** Lists the three main figures, followed by both payments with their terms and later costs. */
export function figureFacts(figures: SentFigures, text: FigureText, format: Formats): FigureFact[] {
  const { program, isOffered, loanAmount } = figures;
  const { figures: words } = text;
  const { money } = format;
  const answer = answerFacts(figures, text, format);
  if (loanAmount <= 0) return [...answer, { name: words.loan(), value: words.noLoan() }];
  return [
    ...answer,
    ...termFacts(figures, text, format),
    {
      name: words.help(),
      value: program
        ? words.helpWords({ amount: money(figures.assistance), program: program.name })
        : words.noHelp(),
    },
    {
      name: isOffered === false ? words.payment() : words.traditional(),
      value: words.aMonth({ amount: money(figures.traditionalPayment) }),
    },
    ...(isOffered === false ? [] : loweredFacts(figures, text, format)),
    ...helpOwedFacts(figures, text, format),
  ];
}

/**
 * States what the buyer owes on the assistance. Empty with a traditional payment, because the third
 * figure already states it.
 */
function helpOwedFacts(
  { program, helpOwed, isOffered, leadsWith, owedAfterYear: years }: SentFigures,
  { figures: text }: FigureText,
  { money }: Formats,
): FigureFact[] {
  if (!program || helpOwed === undefined || helpOwed === 0 || leadsWith === 'traditional') {
    return [];
  }
  const name = text.helpOwed();
  if (helpOwed === null) return [{ name, value: text.helpOwedUnknown() }];
  const amount = money(helpOwed);
  if (years !== undefined) return [{ name, value: text.helpOwedAfter({ amount, years }) }];
  const words = isOffered === false ? text.helpOwedIn7Years : text.helpOwedWords;
  return [{ name, value: words({ amount }) }];
}

function termFacts(figures: SentFigures, text: FigureText, format: Formats): FigureFact[] {
  const { details, loanType, downPayment, downPaymentPercent = 0 } = figures;
  const { figures: words } = text;
  const { money, rate, percent } = format;
  const loan = {
    amount: money(figures.loanAmount),
    years: details.term,
    rate: rate(details.interestRate),
  };
  const value = loanType ? words.loanTypeWords({ ...loan, type: loanType }) : words.loanWords(loan);
  return [
    { name: words.loan(), value },
    ...aprRows(figures, text, format),
    ...(downPayment === undefined
      ? []
      : [
          {
            name: words.downPayment(),
            value: words.downPaymentWords({
              amount: money(downPayment),
              percent: percent(downPaymentPercent),
            }),
          },
        ]),
  ];
}

/**
 * States the APR. Empty for requests that older versions stored, because their APR may leave out
 * mortgage insurance.
 */
function aprRows(
  { apr = null, loanType = '', aprCounts }: SentFigures,
  { trueCost }: FigureText,
  format: Formats,
): FigureFact[] {
  if (!aprCounts) return [];
  const { label, value, line } = aprWords({ apr, loanType, ...aprCounts }, trueCost, format);
  return [{ name: label, value: apr === null ? line : `${value}. ${line}` }];
}
