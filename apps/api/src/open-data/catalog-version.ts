import type { CatalogProgram } from '@latchkey/domain';

/**
 * Returns the catalog's version: the most recent day on which a program or its status was checked,
 * or a fact changed. Returns January 1, 1970, if there are no programs and no changes.
 *
 * @param lastChange ISO date of the last change to a fact. Null if no fact has changed
 */
export function catalogVersion(
  programs: readonly Pick<CatalogProgram, 'checkedOn' | 'statusCheckedOn'>[],
  lastChange: string | null,
): string {
  let newest = lastChange ?? '1970-01-01';
  for (const { checkedOn, statusCheckedOn } of programs) {
    for (const day of [checkedOn, statusCheckedOn ?? '']) if (day > newest) newest = day;
  }
  return newest;
}
