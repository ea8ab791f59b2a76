import type { StatePrograms } from '@latchkey/domain';
import { Link } from 'react-router';
import { stateAddress } from '@/lib/catalog-addresses.ts';
import { stateMapText as text } from '@/lib/texts.ts';

/** The tiles of the map: a list of rows, each with the column of each state. */
const rows: readonly Readonly<Record<string, number>>[] = [
  { AK: 1, ME: 11 },
  { VT: 10, NH: 11 },
  { WA: 1, ID: 2, MT: 3, ND: 4, MN: 5, IL: 6, WI: 7, MI: 8, NY: 9, RI: 10, MA: 11 },
  { OR: 1, NV: 2, WY: 3, SD: 4, IA: 5, IN: 6, OH: 7, PA: 8, NJ: 9, CT: 10 },
  { CA: 1, UT: 2, CO: 3, NE: 4, MO: 5, KY: 6, WV: 7, VA: 8, MD: 9, DE: 10 },
  { AZ: 2, NM: 3, KS: 4, AR: 5, TN: 6, NC: 7, SC: 8, DC: 9 },
  { OK: 4, LA: 5, MS: 6, AL: 7, GA: 8 },
  { HI: 1, TX: 4, FL: 9 },
];

// Classes instead of `style` attributes, because the server's HTML may not contain those.
const rowClasses = [
  'row-start-1',
  'row-start-2',
  'row-start-3',
  'row-start-4',
  'row-start-5',
  'row-start-6',
  'row-start-7',
  'row-start-8',
] as const;
const columnClasses = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
  'col-start-9',
  'col-start-10',
  'col-start-11',
] as const;

/** The grid position of each state on the map, as classes. */
const places = new Map(
  rows.flatMap((row, index) =>
    Object.entries(row).map(
      ([state, column]) => [state, `${rowClasses[index]} ${columnClasses[column - 1]}`] as const,
    ),
  ),
);

/** Tile colors, from few programs to many. */
const levels = [
  'bg-brand-tint text-ink',
  'border border-brand bg-brand-tint text-ink',
  'bg-brand text-on-brand',
  'bg-brand-deep text-on-brand',
] as const;

/**
 * A map of the states with the number of programs in each. Each state links to its page. Screen
 * readers and keyboard focus skip the map, because the list of states next to it contains the same
 * numbers.
 *
 * @param chosen the state to outline
 */
export function StateMap({
  states,
  chosen,
}: {
  states: readonly StatePrograms[];
  chosen?: string;
}) {
  const bounds = boundsOf(states);
  return (
    <div aria-hidden className="max-w-[42rem]">
      <div className="grid grid-cols-11 gap-1 sm:gap-1.5">
        {states.map(({ state, own }) => {
          const place = places.get(state);
          return place ? (
            <Link
              key={state}
              to={stateAddress(state)}
              tabIndex={-1}
              className={`${place} flex aspect-square min-w-0 flex-col items-center justify-center rounded-small leading-none forced-color-adjust-none ${levels[levelOf(own, bounds)]} ${state === chosen ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
            >
              <span className="text-xs font-bold sm:text-sm">{state}</span>
              <span className="mt-1 hidden text-xs sm:block">{own}</span>
            </Link>
          ) : null;
        })}
      </div>
      <p className="mt-4 flex max-w-(--column) flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {levels.map((look, level) => (
          <span key={look} className="flex items-center gap-1.5">
            <span className={`size-3.5 rounded-sm forced-color-adjust-none ${look}`} />
            {levelWords(level, bounds)}
          </span>
        ))}
      </p>
    </div>
  );
}

/**
 * Returns the minimum number of programs for each level after the first. Each level contains a
 * quarter of the states.
 */
function boundsOf(states: readonly StatePrograms[]): readonly number[] {
  const counts = states.map(({ own }) => own).sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => counts[Math.floor(counts.length * share)] ?? 0);
}

function levelOf(count: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => count >= bound).length;
}

function levelWords(level: number, bounds: readonly number[]): string {
  const from = bounds[level - 1];
  const next = bounds[level];
  if (from === undefined) return text.upTo({ most: (next ?? 1) - 1 });
  return next === undefined ? text.from({ from }) : text.between({ from, to: next - 1 });
}
