import type { BondPriceYear } from '../../area/bond-price.ts';
import type { CatalogProgram } from '../catalog-program.ts';

/**
 * A fault in a program: the name of the field, and a short description, such as `no county 01999`.
 */
export interface ProgramFault {
  readonly field: string;
  readonly fault: string;
}

/** A program to check. A new program has no ID yet. */
export type CheckedProgram = Omit<CatalogProgram, 'id'>;

/** Data about counties and cities, used to check where a program applies. */
export interface CatalogPlaces {
  /** The state of each county, by county code. */
  readonly stateOfCounty: ReadonlyMap<string, string>;
  /** Median family income by county code, in dollars a year. */
  readonly medianOfCounty: ReadonlyMap<string, number>;
  /** The postal cities of each state, in lowercase. */
  readonly citiesOfState: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reference data about counties, cities and limits, for checking a program. */
export interface KnownTables {
  readonly places: CatalogPlaces;
  /** The price limits of bond programs. The newest year is first. */
  readonly bondPrices: readonly BondPriceYear[];
}

export function fault(field: string, text: string): ProgramFault {
  return { field, fault: text };
}
