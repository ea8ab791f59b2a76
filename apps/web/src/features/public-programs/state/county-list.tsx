import type { CountyCount } from '@latchkey/domain';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Link } from 'react-router';
import { countyAddress } from '@/lib/catalog-addresses.ts';
import { capitalized, county as countyName } from '@/lib/format.ts';
import { stateProgramsText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { rowLinkClass } from '../row-link-class.ts';
import type { CountyChoice } from './county-choice.ts';
import { servedWords } from './served-words.ts';

/** The number of counties with a local program to show at first. */
const SHOWN_AT_FIRST = 8;

/**
 * Lists the counties with a local program, from the most programs to the fewest, and then the
 * state's other counties.
 */
export function CountyList({ choice }: { choice: CountyChoice }) {
  const id = useId();
  const { counties } = choice;
  const withOwn = counties.filter(({ own }) => own > 0).sort((a, b) => b.own - a.own);
  const first = withOwn.length === SHOWN_AT_FIRST + 1 ? withOwn.length : SHOWN_AT_FIRST;
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <h2 id={id} className="px-5 pt-5 pb-3 text-lg font-bold sm:px-6">
        {withOwn.length > 0 ? text.counties() : text.noCounties()}
      </h2>
      <CountyRows counties={withOwn.slice(0, first)} choice={choice} />
      {withOwn.length > first ? (
        <div className="border-t border-line px-5 sm:px-6">
          <Disclosure title={text.showMore({ count: withOwn.length - first })}>
            <div className="-mx-5 sm:-mx-6">
              <CountyRows counties={withOwn.slice(first)} choice={choice} />
            </div>
          </Disclosure>
        </div>
      ) : null}
      <OtherCounties choice={choice} />
    </section>
  );
}

function CountyRows({
  counties,
  choice,
}: {
  counties: readonly CountyCount[];
  choice: CountyChoice;
}) {
  return (
    <ul>
      {counties.map((county) => (
        <CountyRow key={county.countyFips} county={county} choice={choice} />
      ))}
    </ul>
  );
}

function CountyRow({ county, choice }: { county: CountyCount; choice: CountyChoice }) {
  const { state, chosen, isOnMap, onChoose } = choice;
  return (
    <li
      onPointerEnter={() => onChoose(county)}
      className={`relative flex items-center gap-3 border-t border-line px-5 py-2.5 sm:px-6 ${county === chosen && isOnMap ? 'sm:bg-brand-tint' : ''}`}
    >
      <div className="min-w-0 grow">
        <Link
          to={countyAddress(state, county.county)}
          onFocus={() => onChoose(county)}
          className={rowLinkClass}
        >
          {capitalized(countyName(county.county))}
        </Link>
        <p className="text-sm text-ink-soft">{county.serves ? servedWords(county.serves) : null}</p>
      </div>
      <span className="sr-only">{text.ownPrograms({ own: county.own })}</span>
      <span aria-hidden className="tabular font-bold">
        {county.own}
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
    </li>
  );
}

function OtherCounties({ choice: { state, counties } }: { choice: CountyChoice }) {
  const others = counties.filter(({ own }) => own === 0);
  if (others.length === 0) return null;
  const words = others.length < counties.length ? text.otherCounties : text.allCounties;
  return (
    <div className="border-t border-line px-5 sm:px-6">
      <Disclosure title={words({ count: others.length })}>
        <ul className="columns-2 gap-6 pb-4 text-sm">
          {others.map(({ countyFips, county }) => (
            <li key={countyFips} className="break-inside-avoid">
              <Link
                to={countyAddress(state, county)}
                className="inline-flex min-h-11 items-center underline hover:text-brand"
              >
                {capitalized(countyName(county))}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
