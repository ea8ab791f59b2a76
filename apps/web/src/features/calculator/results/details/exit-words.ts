import { money } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import type { CashExit } from './cash-exits.ts';

/** A way to close the gap, in words. */
export interface ExitWords {
  readonly title: string;
  /** Instead of what is still short. */
  readonly note?: string;
  readonly words: string;
}

/** @param plan the plan that the gap is about */
export function exitWords(exit: CashExit, plan: 'lowered' | 'traditional'): ExitWords {
  if (exit.kind === 'program') {
    const { program, found, short } = exit;
    const words = text.wayProgramWords({
      program: program.programName,
      short: text.shortAfter({ short: money(short) }),
    });
    return { title: text.wayProgram(), note: text.wayProgramFound({ count: found }), words };
  }
  const { comparison, homePrice, downPayment } = exit;
  const { years, paymentAfter, ITMOMortgagePayment, traditionalMortgagePayment } = comparison;
  const down = money(downPayment);
  const traditional = money(traditionalMortgagePayment);
  if (exit.kind === 'traditional') {
    const words = text.wayTraditionalWords({ down, payment: traditional });
    return { title: text.wayTraditional(), words };
  }
  const title =
    exit.kind === 'price' ? text.wayPrice({ price: money(homePrice) }) : text.wayLessDown({ down });
  if (plan === 'traditional') {
    return { title, words: text.wayPriceTraditionalWords({ down, payment: traditional }) };
  }
  const words = text.wayPriceWords({
    payment: money(ITMOMortgagePayment),
    years,
    after: money(paymentAfter),
    owed: money(comparison.secondLoan.owed),
  });
  return { title, words };
}
