import type { AssistanceCap } from '../assistance/assistance.ts';
import type { Location } from '../quote/location.ts';
import { defaultProgram } from './headline.ts';
import type { MatchedProgram } from './matched-program.ts';
import type { ProgramDetails } from './program-details.ts';
import type { Ranked } from './ranking.ts';
import { serviceAreaFinding } from './rules/service-area.ts';

/** What of a program the calculator needs to count its help and to say what that costs. */
export type CountedProgram = Pick<
  MatchedProgram,
  | 'id'
  | 'programName'
  | 'kind'
  | 'status'
  | 'cap'
  | 'maxPercent'
  | 'percentOf'
  | 'repayment'
  | 'hasCheck'
>;

/** The matches whose help may be counted: a credit on income tax pays no down payment. */
export function choosablePrograms<T extends Ranked>(matches: readonly T[]): T[] {
  return matches.filter(({ kind }) => kind !== 'tax-credit');
}

/**
 * The program whose help the calculator counts: the one that the buyer came from where it is among
 * the matches, else the first in rank that may be had now.
 *
 * @param id the number of the program that the buyer came from, null for none
 */
export function appliedProgram<T extends Ranked>(
  matches: readonly T[],
  id: number | null,
): T | undefined {
  const named = choosablePrograms(matches).find((program) => program.id === id);
  return named ?? defaultProgram(matches);
}

/**
 * A program that somebody pointed to, for a quote whose answers do not tell yet whether it matches:
 * its rules are all still to be checked, but for the place, which is known. None for a home where it
 * does not give, and none for a credit on income tax.
 */
export function uncheckedProgram(
  details: ProgramDetails,
  homeLocation: Location,
): CountedProgram | null {
  const { id, programName, kind, status, maxAmount, maxPercent, percentOf, repayment } = details;
  if (kind === 'tax-credit' || !givesIn(details, homeLocation)) return null;
  const terms = { cap: maxAmount, maxPercent, percentOf, repayment };
  return { id, programName, kind, status, ...terms, hasCheck: true };
}

function givesIn(program: ProgramDetails, homeLocation: Location): boolean {
  const { state, county, county_code } = homeLocation;
  const area = { state, county, countyFips: String(county_code).padStart(5, '0') };
  const isExcepted = program.coverage.exceptStates.includes(state);
  return !isExcepted && serviceAreaFinding(program, { homeLocation }, area).verdict !== 'not-met';
}

/**
 * The most that a match gives anybody, to work out the help for other amounts than those it was
 * matched for: a match's own `maxAmount` is the money for those.
 */
export function assistanceCap({
  cap,
  maxPercent,
  percentOf,
}: Pick<CountedProgram, 'cap' | 'maxPercent' | 'percentOf'>): AssistanceCap {
  return { maxAmount: cap, maxPercent, percentOf };
}
