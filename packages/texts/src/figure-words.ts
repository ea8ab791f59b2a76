import { type AnswerWords, answerWords } from './answer-words.ts';
import { aprWords } from './apr-words.ts';
import type { Formats } from './formats.ts';
import { loweredFacts } from './lowered-words.ts';
import { sentAnswer } from './sent-answer.ts';
import type { FigureFact, FigureText, SentFigures } from './sent-figures.ts';

/** The texts for a request's figures. */
interface FigureWords {
  /**
   * The program whose assistance the figures include. Null if the figures include no assistance.
   */
  readonly help: FigureFact | null;
  /**
   * The three main figures. Null if no common loan covers the home, or if the request is from an
   * older version, which did not store these figures.
   */
  readonly answer: AnswerWords | null;
  /** Both payments, with their terms and later costs, as the specification shows them. */
  readonly facts: readonly FigureFact[];
}

/** Returns the texts for a request's figures. */
export function figureWords(figures: SentFigures, text: FigureText, format: Formats): FigureWords {
  const help = helpFact(figures, text, format);
  if (figures.noCommonLoan) {
    const fact = { name: text.answerRows.eachMonth(), value: text.trueCost.noCommonLoan() };
    return { help, answer: null, facts: [fact] };
  }
  const answer = sentAnswer(figures);
  return {
    help,
    answer: answer && answerWords(answer, text, format),
    facts: termFacts(figures, text, format),
  };
}

/** Returns the result of {@link figureWords} as rows. */
export function figureFacts(figures: SentFigures, text: FigureText, format: Formats): FigureFact[] {
  const { help, answer, facts } = figureWords(figures, text, format);
  return [...(help ? [help] : []), ...(answer ? rowFacts(answer, figures, text) : []), ...facts];
}

function helpFact(
  { program, assistance }: SentFigures,
  { figures: text }: FigureText,
  { money }: Formats,
): FigureFact | null {
  if (!program) return null;
  const value = text.helpWords({ amount: money(assistance), program: program.name });
  return { name: text.help(), value };
}

function rowFacts(
  { month, cash, owed }: AnswerWords,
  { owedAfterYear: years = 0 }: SentFigures,
  { answerRows, figures: text }: FigureText,
): FigureFact[] {
  const { now, later, missing } = month;
  const payment = later
    ? answerRows.inTurn({ now: now.figure, later: later.figure, years })
    : text.aMonth({ amount: now.figure });
  const debt = owed.figure === null ? [] : [`${owed.figure}.`];
  return [
    { name: answerRows.eachMonth(), value: [payment, missing].filter(Boolean).join(', ') },
    { name: cash.title, value: `${cash.figure}, ${cash.result}. ${cash.have}.` },
    {
      name: owed.title,
      value: [...debt, owed.words, owed.limit, owed.help].filter(Boolean).join(' '),
    },
  ];
}

function termFacts(figures: SentFigures, text: FigureText, format: Formats): FigureFact[] {
  const { program, isOffered, loanAmount } = figures;
  const { figures: words } = text;
  if (loanAmount <= 0) return [{ name: words.loan(), value: words.noLoan() }];
  return [
    ...loanFacts(figures, text, format),
    ...(program ? [] : [{ name: words.help(), value: words.noHelp() }]),
    {
      name: isOffered === false ? words.payment() : words.traditional(),
      value: words.aMonth({ amount: format.money(figures.traditionalPayment) }),
    },
    ...(isOffered === false ? [] : loweredFacts(figures, text, format)),
    ...helpOwedFacts(figures, text, format),
  ];
}

/**
 * Returns the balance owed on the assistance. Empty for requests with the three main figures,
 * because those already include it.
 */
function helpOwedFacts(
  { program, helpOwed, isOffered, owedTotal }: SentFigures,
  { figures: text }: FigureText,
  { money }: Formats,
): FigureFact[] {
  if (!program || helpOwed === undefined || helpOwed === 0 || owedTotal !== undefined) return [];
  const name = text.helpOwed();
  if (helpOwed === null) return [{ name, value: text.helpOwedUnknown() }];
  const words = isOffered === false ? text.helpOwedIn7Years : text.helpOwedWords;
  return [{ name, value: words({ amount: money(helpOwed) }) }];
}

function loanFacts(figures: SentFigures, text: FigureText, format: Formats): FigureFact[] {
  const { details, loanType, downPayment, downPaymentPercent = 0 } = figures;
  const { figures: words } = text;
  const { wholeMoney, rate, percent } = format;
  const loan = {
    amount: wholeMoney(figures.loanAmount),
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
              amount: wholeMoney(downPayment),
              percent: percent(downPaymentPercent),
            }),
          },
        ]),
  ];
}

/**
 * Returns the rows about the APR. Empty for requests from older versions, because their APR may not
 * include mortgage insurance.
 */
function aprRows(
  { apr = null, loanType = '', aprCounts }: SentFigures,
  { trueCost }: FigureText,
  format: Formats,
): FigureFact[] {
  if (!aprCounts) return [];
  const { isAboveLimits = false } = aprCounts;
  const facts = { apr, loanType, ...aprCounts, isAboveLimits };
  const { label, value, line } = aprWords(facts, trueCost, format);
  return [{ name: label, value: apr === null ? line : `${value}. ${line}` }];
}
