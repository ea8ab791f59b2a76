import { type CashGap, type Estimate, leadingLoweredPlan, whyTraditional } from '@latchkey/domain';
import {
  answerRowWords,
  cashNeededWords,
  cashWords,
  missingPartsWords,
} from '@/lib/answer-row-words.ts';
import { wholeMoney } from '@/lib/format.ts';
import { answerRowsText, compareText as text, trueCostText } from '@/lib/texts.ts';
import { figureWidth } from '@/ui/figure-size.ts';
import { waitingSentence } from '@/ui/payback-words.ts';
import { closingWords } from './column-words.ts';
import type { Column, ProgramColumn } from './columns.ts';

/**
 * The payment that can be compared between columns. The smallest payment on the page is bold and
 * labeled as the smallest.
 *
 * @param isLowest whether no other column has a smaller payment
 */
export function SamePayment({ column, isLowest }: { column: Column; isLowest: boolean }) {
  const { payment, missing } = column.basis;
  if (payment === null) return trueCostText.noCommonLoan();
  const figure = wholeMoney(payment);
  return (
    <>
      <span
        style={{ '--widest': figureWidth(figure).toFixed(2) }}
        className={`tabular block text-[min(1.5rem,100cqi/var(--widest))] leading-8 print:text-base ${isLowest ? 'font-bold text-brand' : 'font-normal'}`}
      >
        {figure}
      </span>
      {isLowest ? <b className="block text-sm text-brand">{text.lowest()}</b> : null}
      {missing.length > 0 ? (
        <span className="block text-sm">{missingPartsWords(missing)}</span>
      ) : null}
    </>
  );
}

/** The buyer's own money toward the price, calculated in the same way for every column. */
export function OwnMoney({
  column: { basis },
  isShort = false,
}: {
  column: Column;
  isShort?: boolean;
}) {
  if (basis.payment === null) return trueCostText.noCommonLoanShort();
  const note = basis.help > 0 ? text.plusHelp() : text.youPutNote();
  return <Big note={isShort ? '' : note}>{wholeMoney(basis.ownMoney)}</Big>;
}

/** The monthly payment in the buyer's own estimate, which may be lowered. */
export function EachMonth({ column: { answer, estimate } }: { column: ProgramColumn }) {
  if (estimate.noCommonLoan) return trueCostText.noCommonLoanShort();
  const { now, later, missing } = answerRowWords(answer, estimate).month;
  const figures = later
    ? answerRowsText.inShort({ now: now.figure, later: later.figure })
    : now.figure;
  return (
    <>
      <Big note={[now.note, later?.note].filter(Boolean).join(', ')}>{figures}</Big>
      {missing === '' ? null : <span className="block text-sm">{missing}</span>}
      {later ? null : <WhyNotLowered estimate={estimate} />}
    </>
  );
}

function WhyNotLowered({ estimate }: { estimate: Estimate }) {
  const why = whyTraditional(estimate);
  if (why === null) return null;
  const type = estimate.loanType;
  const words =
    why === 'escrow-required' ? trueCostText.escrowRequired({ type }) : text.notLowered();
  return <span className="mt-1 block text-sm">{words}</span>;
}

/** What the buyer owes later in addition to the first loan, including interest. */
export function OwedLater({ column: { answer, estimate } }: { column: ProgramColumn }) {
  if (estimate.noCommonLoan) return trueCostText.noCommonLoanShort();
  const { figure, words, help } = answerRowWords(answer, estimate).owed;
  const plan = leadingLoweredPlan(estimate);
  const note = [words, help, plan && waitingSentence(plan)].filter(Boolean).join(' ');
  return figure === null ? note : <Big note={note}>{figure}</Big>;
}

/** What the buyer owes later, for a narrow column. */
export function OwedInShort({ column }: { column: Column }) {
  if (column.kind === 'va') return answerRowsText.nothing();
  if (column.estimate.noCommonLoan) return trueCostText.noCommonLoanShort();
  const { figure, isOwed } = answerRowWords(column.answer, column.estimate).owed;
  if (!isOwed) return answerRowsText.nothing();
  return figure === null ? text.owedUnknown() : <Big>{figure}</Big>;
}

/** The cash at closing, for a narrow column. */
export function CashInShort({ column }: { column: Column }) {
  if (column.kind === 'va') return <CashAmount gap={column.cash} />;
  const { estimate, answer } = column;
  if (estimate.noCommonLoan) return trueCostText.noCommonLoanShort();
  return <CashAmount gap={answer.cash.gap} />;
}

/** A large figure with a line of text below it. */
export function Big({ note = '', children }: { note?: string; children: string }) {
  return (
    <>
      <span
        style={{ '--widest': figureWidth(children).toFixed(2) }}
        className="tabular block whitespace-normal text-[min(1.125rem,100cqi/var(--widest))] leading-7 font-bold sm:text-xl print:text-base print:leading-tight"
      >
        {children}
      </span>
      {note === '' ? null : <span className="block text-sm text-ink-soft">{note}</span>}
    </>
  );
}

/** The cash at closing in the buyer's own estimate. */
export function Cash({ column }: { column: ProgramColumn }) {
  const { answer, estimate } = column;
  if (estimate.noCommonLoan) return trueCostText.noCommonLoanShort();
  return <CashAmount gap={answer.cash.gap} note={closingWords(column)} />;
}

export function CashAmount({ gap, note = null }: { gap: CashGap; note?: string | null }) {
  return (
    <>
      <Big>{cashNeededWords(gap.needed)}</Big>
      <span className={`block text-sm font-semibold ${gap.short > 0 ? 'text-danger' : ''}`}>
        {cashWords(gap)}
      </span>
      {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
    </>
  );
}
