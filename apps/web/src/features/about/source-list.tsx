import { type AnswerOf, pagePaths, type Source, type showReference } from '@latchkey/contract';
import { Link } from 'react-router';
import { averageDay } from '@/lib/average-day.ts';
import { day, rate, sourceDate } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { aboutText as text, sourcesText as words } from '@/lib/texts.ts';

type Reference = AnswerOf<typeof showReference>['data'];

/**
 * Lists the publishers of our data, with the data we use, its date and the required attribution.
 */
export function SourceList({ reference: { mortgageRate, sources } }: { reference: Reference }) {
  const week = averageDay(day(mortgageRate.date), mortgageRate);
  return (
    <>
      <ul className="grid gap-5">
        {sources.map((source) => (
          <SourceItem key={source.id} source={source} />
        ))}
      </ul>
      <div className="mt-8 grid gap-3 border-t border-line pt-5 text-sm text-ink-soft">
        <p>
          {mortgageRate.rate15 === null
            ? text.averageRate30({ rate30: rate(mortgageRate.rate30), day: week })
            : text.averageRate({
                rate30: rate(mortgageRate.rate30),
                rate15: rate(mortgageRate.rate15),
                day: week,
              })}
        </p>
        <p>
          {text.programsNote()}{' '}
          <Link
            to={addressIn(pagePaths.allPrograms)}
            className="inline-target font-semibold text-brand underline"
          >
            {text.allPrograms()}
          </Link>
        </p>
        <p>{text.licenseNote()}</p>
      </div>
    </>
  );
}

/**
 * Shows one source. Uses the app's UI text for the source's description, publisher and title. If
 * there is no UI text, shows the source's own English text.
 */
function SourceItem({ source: { id, what, publisher, title, asOf, credit } }: { source: Source }) {
  const isInWords = /[a-z]/i.test(asOf);
  const date = isInWords ? words[`${id}-date`]?.() || asOf : sourceDate(asOf);
  return (
    <li>
      <h2 className="text-base font-bold">{words[id]?.() || what}</h2>
      <p>{words[`${id}-publisher`]?.() || <span lang="en">{publisher}</span>}</p>
      <p className="text-sm text-ink-soft">
        {words[`${id}-title`]?.() || <span lang="en">{title}</span>}
      </p>
      <p className="text-sm text-ink-soft">
        {text.asOf({ date })}
        {credit ? (
          <>
            {' · '}
            {text.credit({ credit })}
          </>
        ) : null}
      </p>
    </li>
  );
}
