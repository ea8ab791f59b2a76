import type { QuoteNews as News } from '@latchkey/contract';
import { programsQueryOf, type Quote } from '@latchkey/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import FileCheck from 'lucide-react/icons/file-check';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { choiceLabel } from '@/lib/answer-text.ts';
import { day, money } from '@/lib/format.ts';
import { queryClient } from '@/lib/query-client.ts';
import { dashboardText as text, uiText } from '@/lib/texts.ts';
import { useIsIdle } from '@/lib/use-is-idle.ts';
import { openQuote } from '@/state/draft.ts';
import { TellMe } from '@/state/notices/tell-me.tsx';
import { chosenIn, notesQuery } from '@/state/quotes/quote-notes.ts';
import { requestSentWith } from '@/state/quotes/sent-requests.ts';
import { CALCULATOR, CONFIRMATION, PRICE, PROGRAMS } from '@/state/wizard.ts';
import { Button } from '@/ui/button.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';
import { QuoteNews } from './quote-news.tsx';
import { OutlookSkeleton, QuoteOutlook } from './quote-outlook.tsx';

interface Props {
  readonly quote: Quote;
  /** What changed for the quote. Undefined if nothing changed. */
  readonly news: News | undefined;
  readonly isMain: boolean;
  readonly onDelete: () => void;
}

/**
 * A saved quote. Clicking the card opens the quote, and two buttons continue or delete the quote.
 * Ignores the second click of a double-click, because after a deletion, the second click may hit
 * the next card.
 *
 * @param isMain whether Continue is the page's main button
 */
export function QuoteCard({ quote, news, isMain, onDelete }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const isIdle = useIsIdle();
  const { homeType, homeLocation, homePrice, updatedAt } = quote;
  const [sentHere] = useState(() => requestSentWith(quote.id)?.day);
  const notes = useQuery({ ...notesQuery(quote.id), enabled: isIdle });
  const sentOn = notes.data?.requestSentOn ?? sentHere;
  const { zipcode, state } = homeLocation;
  const line = text.line({ homeType: choiceLabel(homeType), zipcode, price: money(homePrice) });
  const open = (address: string) => {
    openQuote(quote);
    void navigate(address);
  };
  return (
    <article
      aria-labelledby={id}
      className="relative flex flex-col rounded-card border border-line bg-surface p-5 pb-2 shadow-card transition-colors duration-150 ease-out hover:border-brand sm:px-7 sm:pt-6"
    >
      <Dates updatedAt={updatedAt} sentOn={sentOn} />
      <p className="mt-2 text-lg font-bold">{text.loan()}</p>
      <h2 id={id} className="mt-0.5 mb-4 text-sm font-semibold">
        <button
          type="button"
          onClick={(event) => isRepeated(event) || open(CONFIRMATION)}
          className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
        >
          {line}
        </button>
      </h2>
      {news ? <QuoteNews quote={quote} news={news} /> : null}
      {isIdle ? (
        <QuoteOutlook quote={quote} isSent={sentOn !== undefined} hasNews={news !== undefined} />
      ) : (
        <OutlookSkeleton />
      )}
      <QuoteActions quoteId={quote.id} line={line} isMain={isMain} open={open} />
      {isIdle ? (
        <div className="mt-3">
          <TellMe topic={{ kind: 'quote', quoteId: quote.id }} subject={line} state={state} />
        </div>
      ) : null}
      <button
        type="button"
        aria-label={text.deleteApplicationOf({ line })}
        onClick={(event) => isRepeated(event) || onDelete()}
        className="relative z-10 -ml-2 min-h-13 self-start rounded-small px-2 text-sm font-semibold text-ink-soft underline-offset-2 hover:text-danger hover:underline"
      >
        {text.deleteApplication()}
      </button>
    </article>
  );
}

function Dates({ updatedAt, sentOn }: { updatedAt: string; sentOn: string | undefined }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <time dateTime={updatedAt} className="text-sm text-ink-soft">
        {day(updatedAt)}
      </time>
      {sentOn ? (
        <span className="flex items-center gap-1.5 rounded-small bg-brand-tint px-2.5 py-1 text-sm font-semibold">
          <FileCheck size={16} aria-hidden />
          {text.sent({ date: day(sentOn) })}
        </span>
      ) : null}
    </div>
  );
}

/** Buttons that open the quote with the programs that the buyer last chose. */
function QuoteActions({
  quoteId,
  line,
  isMain,
  open,
}: {
  quoteId: string;
  line: string;
  isMain: boolean;
  open: (address: string) => void;
}) {
  const continuation = useMutation({
    mutationFn: async () => chosenIn(await queryClient.ensureQueryData(notesQuery(quoteId))),
    onSettled: (chosen = chosenIn(undefined)) => open(CALCULATOR + programsQueryOf(chosen)),
  });
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button
        look={isMain ? 'primary' : 'outline'}
        aria-label={text.continueOf({ line })}
        pending={continuation.isPending}
        onClick={(event) => isRepeated(event) || continuation.mutate()}
        className="relative z-10 min-h-13 grow"
      >
        {text.continue()}
      </Button>
      <Button
        look="outline"
        aria-label={text.seeProgramsOf({ line })}
        onClick={(event) => isRepeated(event) || open(PROGRAMS)}
        className="relative z-10 min-h-13 grow sm:grow-0"
      >
        {text.seePrograms()}
      </Button>
      <Button
        look="outline"
        aria-label={text.priceOf({ line })}
        onClick={(event) => isRepeated(event) || open(PRICE)}
        className="relative z-10 min-h-13 grow sm:grow-0"
      >
        {uiText.priceLink()}
      </Button>
    </div>
  );
}
