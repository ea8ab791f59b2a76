import type { Quote } from '@latchkey/domain';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { choiceLabel } from '@/lib/answer-text.ts';
import { day, money } from '@/lib/format.ts';
import { dashboardText as text } from '@/lib/texts.ts';
import { openQuote } from '@/state/draft.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { isRepeated } from '@/ui/repeated-click.ts';

/**
 * A saved quote. Clicking the card opens it, and clicking the link deletes it. The second click of a
 * double-click does neither, because it may land on a card that moved up after a deletion.
 */
export function QuoteCard({ quote, onDelete }: { quote: Quote; onDelete: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { homeType, homeLocation, homePrice, updatedAt } = quote;
  const line = text.line({
    homeType: choiceLabel(homeType),
    zipcode: homeLocation.zipcode,
    price: money(homePrice),
  });
  const open = () => {
    openQuote(quote);
    void navigate(CONFIRMATION);
  };
  return (
    <article
      aria-labelledby={id}
      className="relative flex flex-col rounded-card border border-line bg-surface p-5 pb-2 shadow-card transition-colors duration-150 ease-out hover:border-brand"
    >
      <time dateTime={updatedAt} className="text-sm text-ink-soft">
        {day(updatedAt)}
      </time>
      <p className="mt-2 text-lg font-bold">{text.loan()}</p>
      <h2 id={id} className="mt-0.5 mb-3 text-sm font-semibold">
        <button
          type="button"
          onClick={(event) => isRepeated(event) || open()}
          className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
        >
          {line}
        </button>
      </h2>
      <button
        type="button"
        aria-label={text.deleteApplicationOf({ line })}
        onClick={(event) => isRepeated(event) || onDelete()}
        className="relative z-10 mt-auto -ml-2 min-h-13 self-start rounded-small px-2 text-sm font-semibold text-danger underline-offset-2 hover:underline"
      >
        {text.deleteApplication()}
      </button>
    </article>
  );
}
