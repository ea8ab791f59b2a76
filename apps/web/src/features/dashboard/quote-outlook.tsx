import {
  type AskedPrograms,
  type Estimate,
  hasLoan,
  type KnownFacts,
  leadingLoweredPlan,
  limitsOf,
  type Quote,
  roundedUp,
  whyTraditional,
} from '@latchkey/domain';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { day, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { dashboardText as text, trueCostText } from '@/lib/texts.ts';
import { countyQuery, programsQuery } from '@/state/queries.ts';
import { chosenIn, notesQuery, useAnswersOf } from '@/state/quotes/quote-notes.ts';
import { useAreLimitsLoading, useCountyLimits } from '@/state/use-loan-limits.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { waitingSentence } from '@/ui/payback-words.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TermsLine } from '@/ui/terms-line.tsx';
import { ThreeRows } from '@/ui/three-rows.tsx';
import { type Outlook, outlookOf } from './outlook.ts';
import { SinceLine } from './since-line.tsx';

interface Props {
  readonly quote: Quote;
  readonly isSent: boolean;
  /** Whether the card already lists what changed. */
  readonly hasNews: boolean;
}

/** Shows a saved quote's payments with their terms, its matching programs and the next steps. */
export function QuoteOutlook(props: Props) {
  return (
    <Loaded loading={<OutlookSkeleton />} failed={(retry) => <Failed onRetry={retry} />}>
      <OfNotes {...props} />
    </Loaded>
  );
}

/**
 * Loads the quote's notes, which contain the short answers and the chosen programs. Loads the
 * county's loan limits at the same time.
 */
function OfNotes(props: Props) {
  usePrefetchQuery(countyQuery(props.quote.homeLocation.county_code));
  const { data: notes } = useSuspenseQuery(notesQuery(props.quote.id));
  const known = useAnswersOf(props.quote, notes);
  // Keeps the notes on screen while the programs load.
  return (
    <Suspense fallback={<OutlookSkeleton />}>
      <Figures {...props} known={known} chosen={chosenIn(notes)} />
    </Suspense>
  );
}

function Figures({
  quote,
  isSent,
  hasNews,
  known,
  chosen,
}: Props & { known: KnownFacts; chosen: AskedPrograms }) {
  const { product } = useSite();
  const { county_code } = quote.homeLocation;
  const limits = limitsOf(useCountyLimits(county_code), known);
  const { data } = useSuspenseQuery(programsQuery(quote, known));
  const outlook = outlookOf(quote, data, chosen, limits, product);
  const loanAmount = outlook.estimate.comparison.firstLoan.base.principal;
  if (useAreLimitsLoading(county_code, loanAmount)) return <OutlookSkeleton />;
  return (
    <div className="grid gap-4">
      <Payments outlook={outlook} />
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{text.programs({ count: outlook.programs })}</span>
          {outlook.settled > 0 ? (
            <span className="text-sm text-ink-soft">
              <Rich words={text.settled({ count: outlook.settled })} />
            </span>
          ) : null}
        </p>
        <SinceLine
          key={JSON.stringify(known)}
          quote={quote}
          known={known}
          programs={data.programs}
          isQuiet={hasNews}
        />
      </div>
      <div>
        <Next outlook={outlook} isSent={isSent} />
        {outlook.checkedOn === undefined ? null : (
          <p className="text-sm text-ink-soft">{text.checked({ date: day(outlook.checkedOn) })}</p>
        )}
      </div>
    </div>
  );
}

/** Reserves space for a card's figures while they load. */
export function OutlookSkeleton() {
  return <Skeleton className="h-64" />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-control bg-danger-tint p-4">
      <p className="text-sm">{text.programsFailed()}</p>
      <Button look="outline" onClick={onRetry} className="relative z-10 mt-3">
        {text.tryAgain()}
      </Button>
    </div>
  );
}

function Payments({ outlook: { answer, estimate } }: { outlook: Outlook }) {
  const plan = leadingLoweredPlan(estimate);
  if (estimate.noCommonLoan) return <p className="font-bold">{trueCostText.noCommonLoan()}</p>;
  return (
    <>
      {hasLoan(estimate) ? null : <p>{text.noLoan()}</p>}
      <ThreeRows words={answerRowWords(answer, estimate)} />
      {plan ? <p className="text-sm">{waitingSentence(plan)}</p> : null}
      {hasLoan(estimate) ? (
        <>
          <WhyTraditional estimate={estimate} />
          <TermsLine estimate={estimate} />
        </>
      ) : null}
    </>
  );
}

/** Explains why the traditional payment is first on the card. */
function WhyTraditional({ estimate }: { estimate: Estimate }) {
  const { product } = useSite();
  switch (whyTraditional(estimate)) {
    case null:
      return null;
    case 'not-qualified':
      return <p className="text-sm">{text.notQualified(loweringNames(product))}</p>;
    case 'escrow-required':
      return <p className="text-sm">{trueCostText.escrowRequired({ type: estimate.loanType })}</p>;
  }
}

/** Shows the buyer's next step. */
function Next({ outlook: { answer, estimate }, isSent }: { outlook: Outlook; isSent: boolean }) {
  const { brand } = useSite();
  const { kind } = estimate.comparison.lowering;
  const { short } = answer.cash.gap;
  if (isSent) return <p>{text.nextReply({ team: brand.teamName })}</p>;
  if (!hasLoan(estimate) || estimate.noCommonLoan) return <p>{text.nextNoLoan()}</p>;
  if (kind === 'not-offered') return <p>{text.nextRequest()}</p>;
  if (kind === 'not-qualified') return <p>{text.nextQualify()}</p>;
  if (short < 1) return <p>{text.nextRequest()}</p>;
  return (
    <>
      <p>
        <RichText
          text={text.nextCash({ amount: wholeMoney(roundedUp(short)) })}
          parts={{ b: (words) => <strong className="tabular text-danger">{words}</strong> }}
        />
      </p>
      <p className="text-sm text-ink-soft">{text.nextCashLead()}</p>
    </>
  );
}

function Rich({ words }: { words: string }) {
  return <RichText text={words} parts={{ b: (bold) => <strong>{bold}</strong> }} />;
}
