/** Maximum number of programs in the comparison. */
export const MAX_COMPARED = 3;

/** Query parameter with the IDs of the programs to compare. */
const COMPARE = 'compare';

/**
 * Parses the IDs of the programs to compare. Drops unknown and duplicate IDs, and keeps at most
 * {@link MAX_COMPARED} IDs.
 *
 * @param parameter the query parameter with the IDs. By default, this is the list page's parameter
 */
export function comparedIds(
  search: string,
  known: readonly number[],
  parameter = COMPARE,
): readonly number[] {
  return namedIds(search, parameter)
    .filter((id) => known.map(String).includes(id))
    .map(Number)
    .slice(0, MAX_COMPARED);
}

/** Returns the number of unknown IDs in the parameter, which {@link comparedIds} drops. */
export function unknownIds(search: string, known: readonly number[], parameter: string): number {
  return namedIds(search, parameter).filter((id) => !known.map(String).includes(id)).length;
}

/** Returns the parameter's entries without duplicates. */
function namedIds(search: string, parameter: string): readonly string[] {
  const named = new URLSearchParams(search).get(parameter)?.split(',') ?? [];
  return [...new Set(named.map((id) => id.trim()))].filter((id) => id !== '');
}

/** Returns the query string for these programs. Empty if the list is empty. */
export function searchFor(ids: readonly number[]): string {
  return ids.length > 0 ? `?${COMPARE}=${ids.join(',')}` : '';
}

/** Adds an ID to the list. If the list already contains the ID, removes it. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
