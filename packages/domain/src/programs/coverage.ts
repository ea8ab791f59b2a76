import type { CatalogProgram } from '../catalog/catalog-program.ts';

/** The code used instead of a state in lists of national programs. */
export const NATIONAL = 'US';

/** Returns a program's state as two letters. `US` for a national program. */
export function stateOf({ coverage }: Pick<CatalogProgram, 'coverage'>): string {
  return coverage.state ?? NATIONAL;
}

/** Whether a program serves only some counties or cities. */
export function isLocal({ coverage: { scope } }: Pick<CatalogProgram, 'coverage'>): boolean {
  return scope === 'county' || scope === 'city';
}
