import {
  type LocalProduct,
  type QuoteAnswers,
  vaFiveYear,
  withoutHelp,
  yearsOfLength,
} from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { money, oneOf } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { programsText, compareText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { useMedia } from '@/lib/use-media.ts';
import { usePrinting } from '@/lib/use-printing.ts';
import { CompleteQuote, useLatestDraft } from '@/state/complete-quote.tsx';
import { confirmationOf } from '@/state/confirmation.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { OpenedLink } from '@/state/opened-link/opened-link.tsx';
import { TranslationNote } from '@/state/program-parts/translation-note.tsx';
import { programsQuery } from '@/state/queries.ts';
import { SectionList } from '@/state/result-layout/section-list.tsx';
import { returnAfterQuestions } from '@/state/return-address.ts';
import { compareAddress, IDS, sharedFiguresAt } from '@/state/shared-link.ts';
import { useAreLimitsLoading } from '@/state/use-loan-limits.ts';
import { PROGRAMS } from '@/state/wizard.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { type Column, lowestColumns, programColumn, vaColumn } from './compare/columns.ts';
import { ComparePhone } from './compare/compare-phone.tsx';
import { CompareTable } from './compare/compare-table.tsx';
import { comparedIds, searchFor, unknownIds } from './compare/compared-ids.ts';
import { rowsOf } from './compare/rows.tsx';
import { ShareComparison } from './compare/share-comparison.tsx';
import { usePricing } from './compare/use-pricing.ts';
import { LoadFailure } from './list/load-failure.tsx';
import { usePurchaseTerms } from './list/use-purchase-terms.ts';

/** Page that compares up to three of the buyer's programs side by side. */
export function ComparePage() {
  return (
    <div className="mx-auto max-w-[76rem]">
      <SectionList
        className="mb-5 hidden sm:block print:hidden"
        line="flex flex-wrap justify-between gap-x-4"
      />
      <BrowserOnly loading={<Loading />}>
        <Content />
      </BrowserOnly>
    </div>
  );
}

function Content() {
  const address = useLocation();
  const figures = sharedFiguresAt(address);
  useReturnHere(figures === null);
  return figures ? (
    <OpenedLink figures={figures} next={sameIds(address.search)} />
  ) : (
    <CompleteQuote>
      {(quote) => (
        <Loaded loading={<Loading />} failed={(retry) => <Failed onRetry={retry} />}>
          <Compared quote={quote} />
        </Loaded>
      )}
    </CompleteQuote>
  );
}

/**
 * Hook that remembers this page's URL if an answer is missing, so that the buyer returns here after
 * the questions.
 */
function useReturnHere(isWanted: boolean): void {
  const address = useLocation();
  const draft = useLatestDraft();
  const isIncomplete = isWanted && draft !== null && !confirmationOf(draft).quote;
  useEffect(() => {
    if (isIncomplete) returnAfterQuestions(address);
  }, [isIncomplete, address]);
}

/** Returns the URL of this comparison without the figures in the link. */
function sameIds(search: string) {
  const ids = new URLSearchParams(search).get(IDS)?.split(',') ?? [];
  const next = compareAddress(ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0));
  return { used: next, kept: next };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure title={programsText.notLoaded()}>
      <Button onClick={onRetry}>{programsText.tryAgain()}</Button>
    </LoadFailure>
  );
}

function Loading() {
  return (
    <>
      <LoadingStatus />
      <Skeleton className="h-9 w-72" />
      <Skeleton className="mt-6 h-dvh rounded-card" />
    </>
  );
}

function Compared({ quote }: { quote: QuoteAnswers }) {
  const { search } = useLocation();
  const facts = useKnownFactsAt(quote.homeLocation.id);
  const { data } = useSuspenseQuery(programsQuery(quote, facts));
  const { programs, almostThere } = data;
  const listed = [...programs, ...almostThere];
  const known = listed.map(({ id }) => id);
  const ids = comparedIds(search, known, IDS);
  const dropped = unknownIds(search, known, IDS);
  const compared = ids.flatMap((id) => listed.find((program) => program.id === id) ?? []);
  const pricing = usePricing(quote);
  const [isOwnMoney, setOwnMoney] = useState(false);
  const va = vaColumn(quote, pricing, isOwnMoney);
  const title = titleOf(compared.length, va !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Also runs after the buyer removes a column, because the column's link disappears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the programs decide.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [search]);

  return (
    <div className="slide-in">
      <PageTitle of={title} />
      <ButtonLink
        look="quiet"
        to={PROGRAMS + searchFor(ids)}
        className="-ml-2 text-sm text-brand! print:hidden"
      >
        <ChevronLeft size={18} aria-hidden />
        {text.all({ count: programs.length })}
      </ButtonLink>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-3xl leading-tight font-bold outline-none print:text-xl"
        >
          {title}
        </h1>
        {compared.length > 0 ? (
          <ShareComparison quote={quote} details={pricing.details} ids={ids} />
        ) : null}
      </div>
      {dropped > 0 ? <p className="mb-4">{text.left({ count: dropped })}</p> : null}
      {compared.length > 0 ? (
        <Table
          quote={quote}
          columns={[
            ...(va ? [va] : []),
            ...compared.map((program) => programColumn(program, pricing)),
          ]}
          onOwnMoney={setOwnMoney}
        />
      ) : (
        <p>{text.emptyLead()}</p>
      )}
    </div>
  );
}

/** Returns the title. It states the number of columns, which are the programs and the VA loan. */
function titleOf(count: number, hasVa: boolean): string {
  if (count === 0) return text.empty();
  return hasVa ? text.titleWithVa({ count }) : text.title({ count });
}

function Table({
  quote,
  columns,
  onOwnMoney,
}: {
  quote: QuoteAnswers;
  columns: readonly Column[];
  onOwnMoney: (isOwnMoney: boolean) => void;
}) {
  const { facts, ownCash } = usePricing(quote);
  const { product } = useSite();
  const terms = usePurchaseTerms(quote);
  const without = withoutHelp(terms);
  const { city, zipcode } = quote.homeLocation;
  const today = useToday();
  const isWide = useMedia('(width >= 56.25rem)');
  const isPrinting = usePrinting();
  const lowest = lowestColumns(columns);
  const isWaiting = useAreLimitsLoading(quote.homeLocation.county_code, quote.homePrice);
  if (isWaiting) return <Skeleton className="h-dvh rounded-card" />;
  const rows = rowsOf({
    years: facts.term,
    rate: facts.interest,
    cash: ownCash,
    lowest,
    result: { years: terms.facts.term, rate: terms.facts.interest },
    vaResult: vaFiveYear(terms, without),
    isPossibleWithout: without?.fitsAnswer ?? true,
    today,
  });
  return (
    <>
      <p className="mb-4 max-w-(--column) text-ink-soft print:mb-1">
        <RichText
          text={text.quote({ price: money(quote.homePrice), place: `${city} ${zipcode}` })}
          parts={{ b: (words) => <b className="tabular text-ink">{words}</b> }}
        />{' '}
        {text.basis()}
      </p>
      {isWide || isPrinting ? (
        <CompareTable columns={columns} rows={rows} onOwnMoney={onOwnMoney} />
      ) : (
        <ComparePhone columns={columns} rows={rows} onOwnMoney={onOwnMoney} />
      )}
      <p className="mt-4 max-w-(--column) text-sm text-ink-soft print:mt-1">{footWords(product)}</p>
      <TranslationNote
        programs={columns.flatMap((column) => (column.kind === 'va' ? [] : [column.program]))}
      />
    </>
  );
}

/**
 * Returns the note at the bottom of the page. If the site offers more than one program length, the
 * note says that a larger down payment keeps the payment low for longer.
 */
function footWords({ loweredPayment }: LocalProduct): string {
  const { lengths = [] } = loweredPayment ?? {};
  const years = [...new Set(lengths.map((length) => yearsOfLength[length]))].reverse();
  if (years.length < 2) return text.footOneLength();
  return text.foot({ years: oneOf(years.map(String)) });
}
