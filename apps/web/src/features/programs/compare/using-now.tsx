import {
  type Estimate,
  leadingLoweredPlan,
  type MatchedProgram,
  type QuoteAnswers,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, percent, rate } from '@/lib/format.ts';
import { leftOutOfLowered, leftOutOfTraditional } from '@/lib/left-out-words.ts';
import { compareText, leftOutText, programListText as text, trueCostText } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { paybackTerms, paymentWithPayback, waitingFigure } from '@/ui/payback-words.ts';
import { amountWords } from '../words/program-words.ts';
import { insuranceWords } from './column-words.ts';
import { programFigures } from './columns.ts';
import { usePricing } from './use-pricing.ts';

interface Props {
  readonly program: MatchedProgram;
  readonly quote: QuoteAnswers;
  /** Placed between the figures and their terms, so that it is visible in a low window. */
  readonly children: ReactNode;
}

/**
 * Shows the payment with the program that the calculator starts with, the payment afterward, the
 * debt, and the terms of all three. A window without a third column shows only the children.
 */
export function UsingNow(props: Props) {
  return useMedia('(width >= 78.5rem)') ? <Figures {...props} /> : props.children;
}

function Figures({ program, quote, children }: Props) {
  const { estimate } = programFigures(program, usePricing(quote));
  const hasLoan = estimate.comparison.firstLoan.base.principal > 0;
  return (
    <div data-using className="text-sm text-ink-soft">
      <p>{text.using({ program: program.programName, amount: amountWords(program) })}</p>
      {hasLoan ? (
        <Payments estimate={estimate} />
      ) : (
        <p className="mt-2 text-base font-bold text-ink">{compareText.noLoan()}</p>
      )}
      {children}
      {hasLoan ? <Terms estimate={estimate} /> : null}
    </div>
  );
}

/** Lists the terms of the line of credit and of the first loan. */
function Terms({ estimate }: { estimate: Estimate }) {
  const { facts, terms, escrow } = estimate;
  const plan = leadingLoweredPlan(estimate);
  const apr = aprWordsOf(estimate);
  const insurance = insuranceWords(estimate);
  return (
    <div className="mt-3 grid gap-1 text-xs">
      {plan ? <p>{paybackTerms(plan)}</p> : null}
      {plan && escrow === 'usual' ? <p>{trueCostText.escrowUsual()}</p> : null}
      {apr ? (
        <p>
          <b className="text-ink">{`${apr.label}: ${apr.value}`}</b>. {apr.line}
        </p>
      ) : null}
      <p>
        {text.usingTerms({
          loan: money(terms.loanAmount),
          years: facts.term,
          rate: rate(facts.interest),
          down: money(terms.downPayment),
          percent: percent(terms.downPaymentPercent),
        })}
        {insurance ? `. ${insurance}` : null}
      </p>
    </div>
  );
}

function Payments({ estimate }: { estimate: Estimate }) {
  const { comparison, escrow, loanType } = estimate;
  const plan = leadingLoweredPlan(estimate);
  if (!plan) {
    const { kind } = comparison.lowering;
    return (
      <>
        <dl className="mt-2 grid gap-1">
          <Amount
            note={kind === 'not-qualified' ? text.usingTraditional() : text.usingNotOffered()}
            figure={money(comparison.traditional.payment)}
            isMonthly
            leftOut={leftOutOfTraditional(estimate)}
          />
        </dl>
        {kind === 'qualified' && escrow === 'required' ? (
          <p className="mt-2">{trueCostText.escrowRequired({ type: loanType })}</p>
        ) : null}
      </>
    );
  }
  const after = plan.waiting.payback ? text.usingAfterWithPayback : text.usingAfter;
  return (
    <dl className="mt-2 grid gap-1">
      <Amount
        note={text.usingFirst({ years: plan.years })}
        figure={money(plan.payment)}
        isMonthly
        leftOut={leftOutOfLowered(estimate, plan)}
      />
      <Amount
        note={after({ year: plan.years + 1 })}
        figure={money(paymentWithPayback(plan))}
        isMonthly
      />
      <Amount note={text[`owed-${plan.product}`]()} figure={money(plan.waiting.owed)} />
      <Amount
        note={trueCostText.waitingNote({ years: plan.waiting.years })}
        figure={waitingFigure(plan)}
      />
    </dl>
  );
}

/**
 * Shows a figure above its label and the costs that the figure leaves out. All figures have the
 * same size. A debt has a warm color.
 */
function Amount({
  figure,
  note,
  isMonthly = false,
  leftOut = [],
}: {
  figure: string;
  note: string;
  isMonthly?: boolean;
  leftOut?: readonly string[];
}) {
  return (
    <div className="flex flex-col">
      <dt className="order-1">{note}</dt>
      <dd
        className={`tabular text-xl leading-8 font-bold ${isMonthly ? 'text-ink' : 'text-warn-ink'}`}
      >
        {figure}
        {isMonthly ? <span className="text-sm">{text.usingMonth()}</span> : null}
      </dd>
      {leftOut.length > 0 ? (
        <dd className="order-2 text-xs">{leftOutText.notIn({ parts: leftOut.join(', ') })}</dd>
      ) : null}
    </div>
  );
}
