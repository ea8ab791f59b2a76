import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { countyAddress } from '@/lib/catalog-addresses.ts';
import { capitalized, county as countyName } from '@/lib/format.ts';
import { stateProgramsText as text } from '@/lib/texts.ts';
import type { CountyChoice } from './county-choice.ts';
import { countyWords } from './county-words.ts';

/**
 * The number of positions that an arrow key moves the selection in the list of counties with a
 * local program.
 */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Describes the chosen county and links to its page. When the link has focus, the left and right
 * arrow keys choose another county.
 */
export function ChosenCounty({
  choice: { state, counties, chosen, onChoose },
}: {
  choice: CountyChoice;
}) {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const withOwn = counties.filter(({ own }) => own > 0);
    const next = withOwn.at((withOwn.indexOf(chosen) + step) % withOwn.length);
    if (next) onChoose(next);
    event.preventDefault();
  };
  return (
    <p className="mt-3 flex min-h-13 flex-wrap items-center gap-x-2 rounded-control border border-line-strong px-4 py-2 text-sm">
      <strong className="text-base">{capitalized(countyName(chosen.county))}</strong>
      <span>{countyWords(chosen)}</span>
      <Link
        to={countyAddress(state, chosen.county)}
        onKeyDown={move}
        aria-label={text.openNamed({ county: countyName(chosen.county) })}
        className="inline-target font-semibold text-brand underline"
      >
        {text.openCounty()}
      </Link>
    </p>
  );
}
