import type { CatalogProgram } from '../catalog-program.ts';

/** What is wrong with a program: the field, and the fault in a few words, such as `no county 01999`. */
export interface ProgramFault {
  readonly field: string;
  readonly fault: string;
}

/** A program to check. One that is about to be added has no ID yet. */
export type CheckedProgram = Omit<CatalogProgram, 'id'>;

/** Counties and cities that a program may serve. */
export interface CatalogPlaces {
  /** State by county code. */
  readonly stateOfCounty: ReadonlyMap<string, string>;
  /** Median family income by county code, in dollars a year. */
  readonly medianOfCounty: ReadonlyMap<string, number>;
  /** Each state's postal cities, in lower case. */
  readonly citiesOfState: ReadonlyMap<string, ReadonlySet<string>>;
}

export function fault(field: string, text: string): ProgramFault {
  return { field, fault: text };
}
