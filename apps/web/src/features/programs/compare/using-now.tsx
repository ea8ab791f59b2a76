import {
  type Estimate,
  hasLoan,
  leadingLoweredPlan,
  type MatchedProgram,
  type QuoteAnswers,
  whyTraditional,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { percent, rate, wholeMoney } from '@/lib/format.ts';
import { answerRowsText, programListText as text, trueCostText } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useAreLimitsLoading } from '@/state/use-loan-limits.ts';
import { waitingSentence } from '@/ui/payback-words.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ThreeRows } from '@/ui/three-rows.tsx';
import { programFigures } from './columns.ts';
import { usePricing } from './use-pricing.ts';

interface Props {
  readonly program: MatchedProgram;
  readonly quote: QuoteAnswers;
  /**
   * Content between the figures and their terms. In this position, it is visible even in a short
   * window.
   */
  readonly children: ReactNode;
}

/**
 * The three main figures with the program that the calculator starts with, and their terms. A
 * window without a third column shows only the payment, in its bottom bar.
 */
export function UsingNow({ hasPaymentInBar, ...props }: Props & { hasPaymentInBar: boolean }) {
  const hasColumn = useMedia('(width >= 78.5rem)');
  if (hasColumn) return <Figures {...props} />;
  return (
    <>
      {hasPaymentInBar ? <PaymentInBar {...props} /> : null}
      {props.children}
    </>
  );
}

/**
 * Hook that returns the figures with the program, and whether the limits that may rule out these
 * figures are still loading.
 */
function useFigures(program: MatchedProgram, quote: QuoteAnswers) {
  const figures = programFigures(program, usePricing(quote));
  const loanAmount = figures.estimate.comparison.firstLoan.base.principal;
  const isWaiting = useAreLimitsLoading(quote.homeLocation.county_code, loanAmount);
  return { ...figures, isWaiting };
}

function PaymentInBar({ program, quote }: Props) {
  const { estimate, answer, isWaiting } = useFigures(program, quote);
  if (isWaiting || estimate.noCommonLoan) return null;
  const { now, later } = answerRowWords(answer, estimate).month;
  return (
    <p className="mr-auto min-w-0 grow basis-0 text-sm leading-tight">
      <b className="tabular block">
        {later ? answerRowsText.inShort({ now: now.figure, later: later.figure }) : now.figure}
      </b>
      <span className="line-clamp-2 break-words text-ink-soft">
        {text.allInWith({ program: program.programName })}
      </span>
    </p>
  );
}

function Figures({ program, quote, children }: Props) {
  const { estimate, answer, isWaiting } = useFigures(program, quote);
  const words = answerRowWords(answer, estimate);
  const hasFigures = !isWaiting && estimate.noCommonLoan === null;
  return (
    <div data-using className="text-sm text-ink-soft">
      <p>{text.using({ program: program.programName })}</p>
      <div className="mt-3 text-ink">
        {isWaiting ? <Skeleton className="h-40" /> : null}
        {hasFigures ? <ThreeRows words={words} isCompact /> : null}
        {isWaiting || hasFigures ? null : (
          <p className="text-base font-bold">{trueCostText.noCommonLoan()}</p>
        )}
      </div>
      {hasFigures ? <Escrow estimate={estimate} /> : null}
      {children}
      {hasFigures && hasLoan(estimate) ? (
        <Terms
          estimate={estimate}
          owed={[words.owed.words, words.owed.limit].filter(Boolean).join(' ')}
        />
      ) : null}
    </div>
  );
}

/** Explains that required escrow rules out the lowered payment although the buyer qualifies. */
function Escrow({ estimate }: { estimate: Estimate }) {
  if (whyTraditional(estimate) !== 'escrow-required') return null;
  return <p className="mt-3">{trueCostText.escrowRequired({ type: estimate.loanType })}</p>;
}

/** The terms of the first loan, followed by what the APR includes and how the debt is paid back. */
function Terms({ estimate, owed }: { estimate: Estimate; owed: string }) {
  const { facts, terms, escrow } = estimate;
  const plan = leadingLoweredPlan(estimate);
  const apr = aprWordsOf(estimate);
  const more = [
    apr?.line,
    plan && owed,
    plan && waitingSentence(plan),
    plan && escrow === 'usual' ? trueCostText.escrowUsual() : null,
  ].filter((words) => typeof words === 'string');
  return (
    <div className="mt-3 grid gap-1">
      <p>
        {text.usingTerms({
          loan: wholeMoney(terms.loanAmount),
          years: facts.term,
          rate: rate(facts.interest),
          down: wholeMoney(terms.downPayment),
          percent: percent(terms.downPaymentPercent),
        })}
        {apr ? (
          <>
            {'. '}
            <b className="text-ink">{`${apr.label}: ${apr.value}`}</b>.
          </>
        ) : null}
      </p>
      {more.length > 0 ? (
        <details>
          <summary className="inline-target cursor-pointer font-semibold text-brand">
            {text.allTerms()}
          </summary>
          {more.map((words) => (
            <p key={words} className="mt-1">
              {words}
            </p>
          ))}
        </details>
      ) : null}
    </div>
  );
}
