/** How many programs stand side by side at most. */
export const MOST_COMPARED = 3;

/** The search part of an address that names the programs to compare. */
const COMPARE = 'compare';

/**
 * The programs that an address names for comparison, as many as are compared: the known ones among
 * them, each once.
 */
export function comparedIds(search: string, known: readonly number[]): readonly number[] {
  const named = new URLSearchParams(search).get(COMPARE)?.split(',') ?? [];
  const ids = new Set(named.filter((id) => /^\d{1,15}$/.test(id)).map(Number));
  return [...ids].filter((id) => known.includes(id)).slice(0, MOST_COMPARED);
}

/** The search part that names these programs; empty where there is none. */
export function searchFor(ids: readonly number[]): string {
  return ids.length > 0 ? `?${COMPARE}=${ids.join(',')}` : '';
}

/** The same programs with one added, or without it where it was among them. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
