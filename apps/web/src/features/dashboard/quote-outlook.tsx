import {
  type AskedPrograms,
  type Estimate,
  type KnownFacts,
  leadingLoweredPlan,
  type Quote,
} from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { day, money, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { dashboardText as text, trueCostText } from '@/lib/texts.ts';
import { programsQuery } from '@/state/queries.ts';
import { chosenIn, notesQuery, useAnswersOf } from '@/state/quotes/quote-notes.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import {
  paybackTerms,
  paymentAfterLabel,
  paymentWithPayback,
  waitingFigure,
} from '@/ui/payback-words.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TermsLine } from '@/ui/terms-line.tsx';
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

/** Loads the quote's notes, which contain the short answers and the chosen programs. */
function OfNotes(props: Props) {
  const { data: notes } = useSuspenseQuery(notesQuery(props.quote.id));
  const known = useAnswersOf(props.quote, notes);
  // The notes stay on screen while the programs load.
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
  const limits = useLoanLimits(quote.homeLocation.county_code, chosen.withIds.length > 0);
  const { data } = useSuspenseQuery(programsQuery(quote, known));
  const outlook = outlookOf(quote, data, chosen, limits, product);
  const { estimate } = outlook;
  return (
    <div className="grid gap-4">
      <Payments estimate={estimate} />
      {hasLoan(estimate) ? <TermsLine estimate={estimate} /> : null}
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

/** Reserves space for the figures while a card loads. */
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

function hasLoan({ comparison }: Pick<Estimate, 'comparison'>): boolean {
  return comparison.firstLoan.base.principal > 0;
}

function Payments({ estimate }: { estimate: Estimate }) {
  if (!hasLoan(estimate)) return <p>{text.noLoan()}</p>;
  const plan = leadingLoweredPlan(estimate);
  if (!plan) {
    const { payment } = estimate.comparison.traditional;
    return (
      <>
        <dl className={figuresClass}>
          <Cell label={text.traditional()} figure={money(payment)} isPayment />
          <OwedOnHelp sale={estimate.saleAtEnd} />
        </dl>
        <WhyTraditional estimate={estimate} />
      </>
    );
  }
  const isLine = plan.product === 'Line of Credit';
  return (
    <>
      <dl className={figuresClass}>
        <Cell label={text.first({ years: plan.years })} figure={money(plan.payment)} isPayment />
        <Cell label={paymentAfterLabel(plan)} figure={money(paymentWithPayback(plan))} isPayment />
        <Cell
          label={text.owed()}
          figure={money(plan.waiting.owed)}
          note={isLine ? text.onLine() : text.onSecondLoan()}
        />
        <Cell
          label={trueCostText.waitingTitle({ years: plan.waiting.years })}
          figure={waitingFigure(plan)}
          note={trueCostText.inInterest()}
        />
        <OwedOnHelp sale={estimate.saleAtEnd} />
      </dl>
      <p className="text-sm text-ink-soft">{paybackTerms(plan)}</p>
    </>
  );
}

/** Explains why the card shows the traditional payment first. */
function WhyTraditional({ estimate: { comparison, escrow, loanType } }: { estimate: Estimate }) {
  const { product } = useSite();
  switch (comparison.lowering.kind) {
    case 'not-offered':
      return null;
    case 'not-qualified':
      return <p className="text-sm">{text.notQualified(loweringNames(product))}</p>;
    case 'qualified':
      return escrow === 'required' ? (
        <p className="text-sm">{trueCostText.escrowRequired({ type: loanType })}</p>
      ) : null;
  }
}

/** The assistance balance when the lowered payment ends. Renders nothing if the buyer owes none. */
function OwedOnHelp({ sale: { assistance, year } }: { sale: Estimate['saleAtEnd'] }) {
  const label = text.owedOnHelp();
  switch (assistance.kind) {
    case 'unknown':
      return <Cell label={label} figure={text.helpNotKnown()} note={text.askAgency()} />;
    case 'fell-due': {
      const { dollars, afterYears: years } = assistance;
      return <Cell label={label} figure={wholeMoney(dollars)} note={text.fellDue({ years })} />;
    }
    case 'owed': {
      const { dollars } = assistance;
      if (dollars < 0.5) return null;
      const note = text.ifYouSell({ years: year });
      return <Cell label={label} figure={wholeMoney(dollars)} note={note} />;
    }
  }
}

/** Shows the figures in two columns, or one on a phone. The gaps look like lines. */
const figuresClass =
  'grid gap-px overflow-hidden rounded-control border border-line bg-line sm:grid-cols-2';

/** A payment. An amount that is owed later has warm colors. */
function Cell({
  label,
  figure,
  isPayment = false,
  note,
}: {
  label: string;
  figure: string;
  isPayment?: boolean;
  note?: string;
}) {
  return (
    <div
      className={`px-4 py-3 last:odd:col-span-full ${isPayment ? 'bg-surface' : 'bg-warn-tint'}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span
          data-payment={isPayment || undefined}
          className="tabular block text-xl leading-tight font-bold whitespace-normal"
        >
          {figure}
          {isPayment ? <span className="text-sm">{text.perMonth()}</span> : null}
        </span>
        {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
      </dd>
    </div>
  );
}

/** Suggests the buyer's next step. */
function Next({ outlook: { estimate, short }, isSent }: { outlook: Outlook; isSent: boolean }) {
  const { brand } = useSite();
  const { kind } = estimate.comparison.lowering;
  if (isSent) return <p>{text.nextReply({ team: brand.teamName })}</p>;
  if (!hasLoan(estimate)) return <p>{text.nextNoLoan()}</p>;
  if (kind === 'not-offered') return <p>{text.nextRequest()}</p>;
  if (kind === 'not-qualified') return <p>{text.nextQualify()}</p>;
  if (short < 1) return <p>{text.nextRequest()}</p>;
  return (
    <>
      <p>
        <RichText
          text={text.nextCash({ amount: money(Math.ceil(short)) })}
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
