import { type StateCounts, usState } from '@latchkey/domain';
import { percent, wholeNumber } from '@/lib/format.ts';
import { proofText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { isGoodShare, shareOf } from './measure.tsx';

/** The minimum percentage for a tile to get the color for the best results. */
const BEST_FROM = 80;

/**
 * Shows, as tiles, the percentage of each state's programs that have a source from the agency
 * itself. Screen readers skip the tiles, because the table below contains the same counts and more.
 */
export function ByState({ states }: { states: readonly StateCounts[] }) {
  const tiles = states.filter(({ state }) => usState(state));
  return (
    <Card>
      <h2 className="max-w-(--column) text-xl font-bold">{text.stateTitle()}</h2>
      <div aria-hidden className="mt-4 grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {tiles.map((counts) => (
          <Tile key={counts.state} counts={counts} />
        ))}
      </div>
      <div className="mt-3">
        <Disclosure isServed title={text.stateTable({ count: wholeNumber(tiles.length) })}>
          <DataTable
            isWide
            caption={text.stateCaption()}
            columns={[
              { heading: text.state(), cell: ({ state }) => nameOf(state) },
              { heading: text.programs(), cell: ({ programs }) => wholeNumber(programs) },
              { heading: text.shortOwnSource(), cell: ({ ownSource }) => wholeNumber(ownSource) },
              {
                heading: text.shortDated(),
                cell: ({ recentlyDated }) => wholeNumber(recentlyDated),
              },
              {
                heading: text.shortChecked(),
                cell: ({ recentlyChecked }) => wholeNumber(recentlyChecked),
              },
              {
                heading: text.shortFunding(),
                cell: ({ knownFunding }) => wholeNumber(knownFunding),
              },
            ]}
            rows={states.toSorted((a, b) => order(a.state).localeCompare(order(b.state)))}
            rowKey={({ state }) => state}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

function Tile({ counts: { state, programs, ownSource } }: { counts: StateCounts }) {
  return (
    <div
      className={`rounded-small py-1.5 text-center text-sm leading-tight forced-color-adjust-none ${lookOf(ownSource, programs)}`}
    >
      <div className="font-bold">{state}</div>
      <div className="tabular">
        {programs > 0 ? percent(shareOf(ownSource, programs)) : '\u2013'}
      </div>
    </div>
  );
}

function lookOf(ownSource: number, programs: number): string {
  if (!isGoodShare(ownSource, programs)) return 'bg-warn-tint text-warn-ink';
  return shareOf(ownSource, programs) >= BEST_FROM
    ? 'bg-brand text-on-brand'
    : 'bg-brand-tint text-ink';
}

function nameOf(state: string): string {
  return usState(state)?.name ?? text.national();
}

/** Returns a sort key that orders the states by name, with national programs last. */
function order(state: string): string {
  return usState(state)?.name ?? '\uffff';
}
