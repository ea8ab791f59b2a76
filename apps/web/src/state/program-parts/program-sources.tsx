import { pagePaths } from '@latchkey/contract';
import type { ProgramDetails } from '@latchkey/domain';
import { Link } from 'react-router';
import { catalogText } from '@/lib/catalog-text.ts';
import { datesInWords } from '@/lib/dates-in-words.ts';
import { day, sourceDate } from '@/lib/format.ts';
import { hostOf } from '@/lib/host-of.ts';
import { programsText as text } from '@/lib/texts.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { InTheirWords } from './in-their-words.tsx';

/**
 * Lists the program's sources with the age of each source. Also shows the date on which we last
 * checked the program.
 */
export function ProgramSources({
  program: { id, sources, checkedOn },
  titleClass = 'text-base',
}: {
  program: ProgramDetails;
  /** The size of the heading. */
  titleClass?: 'text-base' | 'text-xl';
}) {
  return (
    <section className="text-sm text-ink-soft">
      <h2 className={`font-bold text-ink ${titleClass}`}>{text.sources()}</h2>
      <p className="mt-1">{text.checkedOn({ day: day(checkedOn) })}</p>
      <ul className="mt-3 grid gap-3">
        {sources.map(({ url, asOf, supports, quotes = [] }) => (
          <li key={`${url} ${supports}`}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-target font-semibold break-all text-brand underline"
            >
              {hostOf(url)}
              <span className="sr-only">{text.newTab()}</span>
            </a>
            {`, ${asOf === null ? text.noDate() : text.asOf({ date: sourceDate(asOf) })}`}
            {quotes.map((quote) => (
              <InTheirWords key={quote.fact} quote={quote} url={url} />
            ))}
            <span className="block">
              <CatalogText>{datesInWords(catalogText(supports))}</CatalogText>
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={pagePaths.correction.replace(':programId', String(id))}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline print:hidden"
      >
        {text.somethingWrong()}
      </Link>
    </section>
  );
}
