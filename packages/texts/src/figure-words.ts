import { programLengths } from '@latchkey/domain';
import type { figures } from './en/next-steps.ts';
import type { Formats } from './formats.ts';
import { phoneLink } from './next-step-words.ts';
import type { TextOf } from './speak.ts';

type Text = TextOf<typeof figures>;

/** The figures of a request for pre-approval. Dollars and dollars a month, not rounded. */
export interface SentFigures {
  readonly details: { readonly term: number; readonly interestRate: number };
  readonly program: { readonly name: string } | null;
  /** Whether the site offered a lowered payment. Requests of older versions lack it: theirs did. */
  readonly isOffered?: boolean | undefined;
  readonly isQualified: boolean;
  readonly programLength: string;
  readonly loanAmount: number;
  readonly assistance: number;
  readonly traditionalPayment: number;
  readonly loweredPayment: number;
  readonly paymentAfter: number;
  readonly amountSaved: number;
  readonly percentSaved: number;
  readonly totalSavings: number;
  readonly owedLater: number;
  readonly dueAtClosing: number;
  // Requests stored by older versions lack these.
  readonly loanType?: string | undefined;
  readonly downPayment?: number | undefined;
  readonly downPaymentPercent?: number | undefined;
  readonly apr?: number | null | undefined;
  /** Null if unknown. */
  readonly helpOwed?: number | null | undefined;
}

/** A matching program of a request for pre-approval. */
export interface SentProgram {
  readonly name: string;
  readonly agency: string;
  /** Dollars. */
  readonly amount: number;
  readonly hasCheck: boolean;
  readonly contact?: { readonly phone: string | null } | undefined;
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Both payments, with the terms behind them and what is owed later. Without a loan, only that. */
export function figureFacts(figures: SentFigures, text: Text, format: Formats): Fact[] {
  const { program, isOffered, loanAmount } = figures;
  const { money } = format;
  if (loanAmount <= 0) return [{ name: text.loan(), value: text.noLoan() }];
  return [
    ...termFacts(figures, text, format),
    {
      name: text.help(),
      value: program
        ? text.helpWords({ amount: money(figures.assistance), program: program.name })
        : text.noHelp(),
    },
    {
      name: isOffered === false ? text.payment() : text.traditional(),
      value: text.aMonth({ amount: money(figures.traditionalPayment) }),
    },
    ...(isOffered === false ? [] : loweredFacts(figures, text, format)),
    ...helpOwedFacts(figures, text, format),
  ];
}

function loweredFacts(figures: SentFigures, text: Text, { money, percent }: Formats): Fact[] {
  return [
    {
      name: figures.isQualified ? text.lowered() : text.loweredNot(),
      value: text.loweredWords({
        lowered: money(figures.loweredPayment),
        length: lengthWords(figures.programLength, text),
        after: money(figures.paymentAfter),
      }),
    },
    {
      name: text.savings(),
      value: text.savingsWords({
        saved: money(figures.amountSaved),
        percent: percent(figures.percentSaved),
        total: money(figures.totalSavings),
      }),
    },
    {
      name: text.owed(),
      value: text.owedWords({
        owed: money(figures.owedLater),
        closing: money(figures.dueAtClosing),
      }),
    },
  ];
}

/** The length's name in the reader's language. One that an older version stored stays as it is. */
function lengthWords(length: string, text: Text): string {
  const known = programLengths.find((each) => each === length);
  return known ? text[known]() : length;
}

function helpOwedFacts(
  { program, helpOwed, isOffered }: SentFigures,
  text: Text,
  { money }: Formats,
): Fact[] {
  if (!program || helpOwed === undefined || helpOwed === 0) return [];
  const words = isOffered === false ? text.helpOwedIn7Years : text.helpOwedWords;
  const value = helpOwed === null ? text.helpOwedUnknown() : words({ amount: money(helpOwed) });
  return [{ name: text.helpOwed(), value }];
}

function termFacts(figures: SentFigures, text: Text, { money, rate, percent }: Formats): Fact[] {
  const { details, loanType, downPayment, downPaymentPercent = 0, apr } = figures;
  const loan = {
    amount: money(figures.loanAmount),
    years: details.term,
    rate: rate(details.interestRate),
  };
  const value = loanType ? text.loanTypeWords({ ...loan, type: loanType }) : text.loanWords(loan);
  return [
    { name: text.loan(), value },
    ...(apr === undefined
      ? []
      : [{ name: text.apr(), value: apr === null ? text.aprUnknown() : rate(apr) }]),
    ...(downPayment === undefined
      ? []
      : [
          {
            name: text.downPayment(),
            value: text.downPaymentWords({
              amount: money(downPayment),
              percent: percent(downPaymentPercent),
            }),
          },
        ]),
  ];
}

/** Maximum number of programs to list. */
const MAX_PROGRAMS = 10;

/** A program in words, with a link that dials the people who run it. */
export interface ProgramWords {
  readonly name: string;
  readonly words: string;
  readonly phone: { readonly label: string; readonly href: string } | null;
}

/** The first matching programs in rank order, and a sentence if there are more or none. */
export function programWords(
  programs: readonly SentProgram[],
  text: Text,
  format: Formats,
): { readonly listed: readonly ProgramWords[]; readonly rest: string | null } {
  const listed = programs.slice(0, MAX_PROGRAMS).map((program) => {
    const { name, agency, amount, hasCheck, contact } = program;
    const words = { agency, amount: format.money(amount) };
    return {
      name,
      words: hasCheck ? text.programToCheck(words) : text.program(words),
      phone: contact?.phone ? phoneLink(contact.phone, format) : null,
    };
  });
  const count = programs.length - listed.length;
  if (listed.length === 0) return { listed, rest: text.noPrograms() };
  return { listed, rest: count > 0 ? text.morePrograms({ count }) : null };
}
