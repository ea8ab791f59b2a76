import type { MouseEvent } from 'react';

/**
 * Whether this is the second click of a double-click. If the first click opens another page, the
 * second click would activate an element that the user has not read yet. Always false for key
 * presses.
 */
export function isRepeated({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
