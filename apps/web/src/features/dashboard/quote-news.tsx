import type { QuoteNews as News } from '@latchkey/contract';
import type { Quote, QuoteChange } from '@latchkey/domain';
import { changeWords, factWords, formatsOf } from '@latchkey/texts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { day } from '@/lib/format.ts';
import { currentLocale } from '@/lib/text.ts';
import { changesText, dashboardText as text } from '@/lib/texts.ts';
import { openQuote } from '@/state/draft.ts';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';

/** Number of changes that a card shows before the buyer asks for more. */
const SHOWN_FIRST = 3;

/** Shows what changed for a saved quote, with the reasons and the sources. */
export function QuoteNews({ quote, news: { changes, foundAt } }: { quote: Quote; news: News }) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  // The last change needs less space than a button that would reveal it.
  const isShort = showsAll || changes.length <= SHOWN_FIRST + 1;
  const shown = isShort ? changes : changes.slice(0, SHOWN_FIRST);
  return (
    <section
      aria-labelledby={id}
      className="relative z-10 mb-4 rounded-control border border-brand bg-brand-tint px-4 pt-3 pb-1 text-sm"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-base font-bold">
          {text.news()}
        </h3>
        <p className="text-ink-soft">{text.newsFound({ date: day(foundAt) })}</p>
      </div>
      <ul className="divide-y divide-line">
        {shown.map((change) => (
          <li key={keyOf(change)} className="pt-2">
            <Change quote={quote} change={change} />
          </li>
        ))}
      </ul>
      {isShort ? null : (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="min-h-11 font-semibold text-brand hover:underline"
        >
          {text.newsMore({ count: changes.length - shown.length })}
        </button>
      )}
    </section>
  );
}

function keyOf(change: QuoteChange): string {
  return change.kind === 'rate' ? 'rate' : `${change.programId} ${change.programName}`;
}

function Change({ quote, change }: { quote: Quote; change: QuoteChange }) {
  const say = { text: changesText, format: formatsOf(currentLocale()) };
  const sentence = changeWords(change, say);
  const why = change.kind === 'rate' ? [] : change.why;
  const address = addressFor(change);
  return (
    <>
      {address === null ? (
        <p className="pb-3 font-semibold wrap-anywhere">{sentence}</p>
      ) : (
        <Link
          to={address}
          onClick={() => openQuote(quote)}
          className={`inline-block min-h-6 font-semibold text-brand underline wrap-anywhere ${why.length > 0 ? '' : 'pb-3'}`}
        >
          {sentence}
        </Link>
      )}
      {why.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-ink-soft hover:underline [&::-webkit-details-marker]:hidden">
            {text.newsWhy()}
            <span className="sr-only">{`: ${sentence}`}</span>
            <ChevronDown
              size={18}
              aria-hidden
              className="transition-transform group-open:rotate-180"
            />
          </summary>
          <ul className="grid gap-2 pb-3">
            {why.map((difference) => (
              <li key={difference.fact} className="wrap-anywhere">
                <Fact {...factWords(difference, say)} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** Returns the URL of the changed program. Null if the program is no longer in the catalog. */
function addressFor(change: QuoteChange): string | null {
  if (change.kind === 'rate') return CALCULATOR;
  return change.programId === null ? null : `${PROGRAMS}/${change.programId}`;
}

function Fact({ name, words, source }: ReturnType<typeof factWords>) {
  return (
    <>
      <b>{`${name}, `}</b>
      {`${words}. `}
      {source.href === null ? (
        <span className="text-ink-soft">{text.newsSource({ source: source.label })}</span>
      ) : (
        <a
          href={source.href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center text-brand underline wrap-anywhere"
        >
          {text.newsSource({ source: source.label })}
        </a>
      )}
    </>
  );
}
