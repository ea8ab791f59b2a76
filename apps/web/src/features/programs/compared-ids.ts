/** Maximum number of programs in the comparison. */
export const MAX_COMPARED = 3;

/** Query parameter with the IDs of the programs to compare. */
const COMPARE = 'compare';

/**
 * Parses the IDs of the programs to compare. Drops unknown and duplicate IDs and keeps at most
 * {@link MAX_COMPARED}.
 */
export function comparedIds(search: string, known: readonly number[]): readonly number[] {
  const named = new URLSearchParams(search).get(COMPARE)?.split(',') ?? [];
  const ids = new Set(named.filter((id) => /^\d{1,15}$/.test(id)).map(Number));
  return [...ids].filter((id) => known.includes(id)).slice(0, MAX_COMPARED);
}

/** Query string for these programs. Empty for an empty list. */
export function searchFor(ids: readonly number[]): string {
  return ids.length > 0 ? `?${COMPARE}=${ids.join(',')}` : '';
}

/** Adds an ID to the list, or removes it if it is already there. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
