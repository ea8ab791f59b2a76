import type { CatalogProgram } from '@latchkey/domain';
import { type WeakFactKind, weakFactKinds, weakFacts } from '@latchkey/domain/catalog-check';
import type { ReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { textTable } from './text-table.ts';

/** The number of programs with facts that are often wrong, for each kind of fact. */
export type WeakCounts = Readonly<Record<WeakFactKind, number>>;

/** Counts the programs with facts that are often wrong, by kind of fact. */
export function weakCounts(
  programs: readonly CatalogProgram[],
  { places, bondPriceYears }: Pick<ReferenceData, 'places' | 'bondPriceYears'>,
): WeakCounts {
  const known = { places: places(), bondPrices: bondPriceYears };
  const counts: Record<WeakFactKind, number> = {
    'earlier-limit': 0,
    'open-without-day': 0,
    'forgiven-without-schedule': 0,
    'grant-with-stay': 0,
    'bare-address': 0,
  };
  for (const program of programs) {
    const kinds = new Set(Array.from(weakFacts(program, known), ({ kind }) => kind));
    for (const kind of kinds) counts[kind] += 1;
  }
  return counts;
}

const labels: Readonly<Record<WeakFactKind, string>> = {
  'earlier-limit': "A price limit of an earlier year's table",
  'open-without-day': 'Open, without the day of a source',
  'forgiven-without-schedule': 'A forgivable loan without a schedule',
  'grant-with-stay': 'A grant whose text speaks of staying',
  'bare-address': 'An address that is only a host',
};

/** Formats the counts as a table. */
export function weakReport(counts: WeakCounts): string {
  const rows = weakFactKinds.map((kind) => [labels[kind], counts[kind]]);
  return textTable(['Often wrong, to compare with the source', 'Programs'], rows);
}
