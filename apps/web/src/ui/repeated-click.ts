import type { MouseEvent } from 'react';

/**
 * Whether this is the second click of a double one. When the first click changes the page, the second
 * one lands on something that the user has not read. Keys do not count as clicks.
 */
export function isRepeated({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
