import type { figures } from './en/next-steps/figures.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

type Text = TextOf<typeof figures>;

/** The figures of a request for pre-approval. Dollars and dollars a month, not rounded. */
export interface SentFigures {
  readonly details: { readonly term: number; readonly interestRate: number };
  readonly program: { readonly name: string } | null;
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

/** Both payments, with the terms behind them and what is owed later. */
export function figureFacts(figures: SentFigures, text: Text, format: Formats): Fact[] {
  const { program, isQualified } = figures;
  const { money, rate } = format;
  return [
    ...termFacts(figures, text, format),
    {
      name: text.help(),
      value: program
        ? text.helpWords({ amount: money(figures.assistance), program: program.name })
        : text.noHelp(),
    },
    { name: text.traditional(), value: text.aMonth({ amount: money(figures.traditionalPayment) }) },
    {
      name: isQualified ? text.lowered() : text.loweredNot(),
      value: text.loweredWords({
        lowered: money(figures.loweredPayment),
        length: figures.programLength,
        after: money(figures.paymentAfter),
      }),
    },
    {
      name: text.savings(),
      value: text.savingsWords({
        saved: money(figures.amountSaved),
        percent: rate(figures.percentSaved),
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

/** The matching programs in rank order, each with the phone of the people who run it. */
export function programFacts(
  programs: readonly SentProgram[],
  text: Text,
  format: Formats,
): Fact[] {
  if (programs.length === 0) return [{ name: text.programsTitle(), value: text.noPrograms() }];
  const named = programs.slice(0, MAX_PROGRAMS).map((program) => ({
    name: program.name,
    value: programWords(program, text, format),
  }));
  const count = programs.length - named.length;
  return count > 0
    ? [...named, { name: text.others(), value: text.morePrograms({ count }) }]
    : named;
}

function programWords(program: SentProgram, text: Text, { money, phone }: Formats): string {
  const { agency, amount, hasCheck, contact } = program;
  const words = { agency, amount: money(amount) };
  return [
    hasCheck ? text.programToCheck(words) : text.program(words),
    contact?.phone ? text.phone({ phone: phone(contact.phone) }) : text.noPhone(),
  ].join(' ');
}
