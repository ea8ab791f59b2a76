import { DataFault } from './data-fault.ts';
import type { Sourced } from './read-table.ts';
import type { ZipPart } from './zip-codes.ts';

/**
 * Checks that a ZIP Code's parts in different counties are consistent. The part in the primary
 * county must come first.
 *
 * @returns the part in the primary county
 */
export function checkParts(parts: readonly Sourced<ZipPart>[]): ZipPart {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('A ZIP Code must have at least one part');
  const primary = first.row;
  const { zip } = primary;
  if (!primary.is_primary) throw new DataFault(first.place, `ZIP ${zip} has no primary county`);

  const counties = new Set([primary.county_fips]);
  for (const { place, row } of others) {
    const { county_fips: fips } = row;
    if (counties.has(fips))
      throw new DataFault(place, `ZIP ${zip} appears twice in county ${fips}`);
    counties.add(fips);
    const fault = partFault(row, primary);
    if (fault) throw new DataFault(place, `ZIP ${zip} ${fault}`);
  }

  // The source leaves out counties with less than 5% of a ZIP Code, and rounds shares to four
  // decimals.
  const total = parts.reduce((sum, { row }) => sum + row.share, 0);
  if (total < 0.85 || total > 1.0005) {
    throw new DataFault(first.place, `the shares of ZIP ${zip} add up to ${total.toFixed(4)}`);
  }
  return primary;
}

function partFault(part: ZipPart, primary: ZipPart): string | undefined {
  if (part.is_primary) return 'has a second primary county';
  if (part.share > primary.share) return 'has a larger share here than in its primary county';
  if (part.city !== primary.city) return 'has two cities';
  if (part.population !== primary.population) return 'has two populations';
  return undefined;
}
