import { readSharedFigures, type SharedFigures, sharedParameters } from '@latchkey/domain';
import { CALCULATOR, COMPARE } from './wizard.ts';

/** Query parameter with the IDs of the compared programs. */
export const IDS = 'ids';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns the figures from a shared link to the calculator or the comparison. Null for any other
 * URL.
 */
export function sharedFiguresAt({ pathname, search }: Address): SharedFigures | null {
  if (![CALCULATOR, COMPARE].includes(pathname.replace(/\/$/, ''))) return null;
  const parameters = new URLSearchParams(search);
  return readSharedFigures((name) => parameters.get(name));
}

/**
 * Returns the path and query of a link that {@link sharedFiguresAt} parses back into these figures.
 */
export function sharedAddress(figures: SharedFigures): string {
  return `${CALCULATOR}?${new URLSearchParams(sharedParameters(figures))}`;
}

/** Returns the path and query of the page that compares these programs. */
export function compareAddress(ids: readonly number[]): string {
  return `${COMPARE}?${IDS}=${ids.join(',')}`;
}

/** Returns a link like {@link compareAddress} that also contains the figures for the comparison. */
export function sharedCompareAddress(figures: SharedFigures, ids: readonly number[]): string {
  return `${compareAddress(ids)}&${new URLSearchParams(sharedParameters(figures))}`;
}
