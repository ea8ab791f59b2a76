import type { MouseEvent } from 'react';

/**
 * Whether this is the second click of a double one. Where a click leads on, the second falls on the
 * page behind, and would answer there what nobody has read. Keys do not count as clicks.
 */
export function isRepeated({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
