import {
  type CashGap,
  type LoanType,
  loanTypeOf,
  type MatchedProgram,
  partInLowered,
} from '@latchkey/domain';
import { money, oneOf, percent, rate } from '@/lib/format.ts';
import { leftOutOfTraditional, withAprNote } from '@/lib/left-out-words.ts';
import { compareText as text } from '@/lib/texts.ts';
import { loanTypeWords } from '../words/first-mortgage-words.ts';
import type { ProgramColumn, ProgramFigures } from './columns.ts';

/** Dollars without cents, for amounts in the future. */
export function whole(dollars: number): string {
  return money(Math.round(dollars));
}

/** Whether the own money is enough at closing. */
export function gapWords({ have, needed, short }: CashGap): string {
  // From the rounded amount above, so that the figures add up to the cent.
  const amount = money(Math.abs(Math.round(needed * 100) / 100 - have));
  return short > 0 ? text.short({ amount }) : text.spare({ amount });
}

/** For how long a payment is lowered, and how much of taxes and insurance is in it. */
export function loweredWords(figures: ProgramFigures): string {
  const { years, secondLoan } = figures.comparison;
  const part = partInLowered(figures);
  return part > 0
    ? text.loweredPart({ years, part: money(part) })
    : text[`lowered-${secondLoan.product}`]({ years });
}

/** The closing costs that the program's help pays, or that it may pay. Null if it says neither. */
export function closingWords({ closingHelp, program }: ProgramColumn): string | null {
  if (closingHelp > 0) return text.paysClosing({ amount: money(closingHelp) });
  return program.paysClosingCosts ? text.mayPayClosing() : null;
}

/** The terms behind a payment: amount of the loan, own money and help, and the APR. */
export function termsWords(figures: ProgramFigures): string {
  const { comparison, costs } = figures;
  const down = {
    loan: money(costs.firstLoan.principal),
    down: money(comparison.totalDownPayment),
    percent: percent(comparison.totalDownPaymentPercent),
  };
  return costs.apr === undefined
    ? text.loanNoApr(down)
    : withAprNote(text.loan({ ...down, apr: rate(costs.apr) }), figures);
}

/** The mortgage insurance that the payments do not count. Null if nothing is left out. */
export function onTopWords(figures: ProgramFigures): string | null {
  const parts = leftOutOfTraditional(figures);
  return parts.length > 0 ? text.onTop({ parts: parts.join(', ') }) : null;
}

/** The mortgage insurance in a payment. Null if it has none. */
export function insuranceWords({ costs: { insurance, added } }: ProgramFigures): string | null {
  if (insurance.kind === 'unknown') return text.insuranceUnknown();
  const monthly = added.insurance ?? 0;
  return monthly > 0 ? text.insurance({ amount: money(monthly) }) : null;
}

/** What is owed for the lowered payment when the lowering ends. */
export function lineWords({ comparison: { years, secondLoan } }: ProgramFigures): string {
  return text[`line-${secondLoan.product}`]({ years });
}

/** The loan type of the figures, what the program takes, and who makes the loan. */
export function loanWords(
  loanType: LoanType,
  { types, from }: MatchedProgram['firstMortgage'],
): string[] {
  const isOnlyType = types.length === 1 && types.every((type) => loanTypeOf(type) === loanType);
  const takes =
    types.length > 0
      ? text.takes({ types: oneOf(types.map((type) => loanTypeWords[type]())) })
      : text.takesUnknown();
  return [
    text.typeIs({ type: loanType }),
    ...(isOnlyType ? [] : [takes]),
    text[`from-${from ?? 'unknown'}`](),
  ];
}
