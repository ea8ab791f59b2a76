import { type CountyMapSource, countyMaps } from 'virtual:county-maps';
import type { ProgramsOfState } from '@latchkey/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { stateProgramsText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { ChosenCounty } from './chosen-county.tsx';
import type { CountyChoice } from './county-choice.ts';
import { CountyOutlines, looks } from './county-outlines.tsx';

type StateCounties = Pick<ProgramsOfState, 'state' | 'counties'>;

/**
 * Media query for a screen that is wide enough for the map. A narrower screen shows the counties
 * only in the list.
 */
const WIDE_ENOUGH = '(width >= 640px)';

/** The outlines of a state's counties. Undefined until they have loaded. */
interface StateMap {
  readonly isWide: boolean;
  readonly shapes: Awaited<ReturnType<CountyMapSource['load']>> | undefined;
}

/**
 * Hook that loads the outlines of a state's counties when the browser is idle. Null if no county
 * has a local program, if there is no map of the state, or if the map failed to load.
 */
export function useStateMap({ state, counties }: StateCounties): StateMap | null {
  const [first] = counties;
  const hasLocal = counties.some(({ own }) => own > 0);
  const source = first && hasLocal ? countyMaps.get(first.countyFips.slice(0, 2)) : undefined;
  const isWideEnough = useMedia(WIDE_ENOUGH);
  const { data: shapes, isError } = useQuery({
    queryKey: ['county-map', state],
    queryFn: source
      ? async () => {
          await new Promise<void>((resolve) => whenIdle(resolve));
          return source.load();
        }
      : skipToken,
    enabled: isWideEnough,
  });
  return source && !isError ? { isWide: source.isWide, shapes } : null;
}

interface Props {
  readonly map: StateMap;
  readonly choice: CountyChoice;
}

/**
 * A map of a state's counties, colored by number of local programs. Screen readers skip the map,
 * because the list next to it contains the same data. The map has one tab stop: the link of the
 * chosen county.
 */
export function CountyMap({ map: { isWide, shapes }, choice }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="hidden self-start rounded-card border border-line bg-surface p-6 shadow-card sm:block print:hidden [@media(scripting:none)]:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl font-bold">
          {text.byCounty()}
        </h2>
        <Key />
      </div>
      <div className={`mx-auto mt-3 max-w-[32rem] ${isWide ? 'aspect-[2/1]' : 'aspect-square'}`}>
        {shapes ? <CountyOutlines shapes={shapes} choice={choice} /> : null}
      </div>
      <ChosenCounty choice={choice} />
    </section>
  );
}

/** Explains the colors of the map. */
function Key() {
  const most = looks.length - 1;
  const words = looks.map((_, own) => {
    if (own === 0) return text.noneKnown();
    return own === most ? text.ownOrMore({ own }) : text.own({ own });
  });
  return (
    <p aria-hidden className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {looks.map(({ key }, own) => (
        <span key={key} className={`flex items-center gap-1.5 ${own === 0 ? 'order-last' : ''}`}>
          <span className={`size-4 rounded-sm forced-color-adjust-none ${key}`} />
          {words[own]}
        </span>
      ))}
    </p>
  );
}
