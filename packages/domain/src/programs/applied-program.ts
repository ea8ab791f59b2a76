import { capOf } from '../assistance/cap-of.ts';
import type { Location } from '../quote/location.ts';
import { defaultProgram } from './headline.ts';
import type { MatchedProgram } from './matched-program.ts';
import type { ProgramDetails } from './program-details.ts';
import type { Ranked } from './ranking.ts';
import { serviceAreaFinding } from './rules/service-area.ts';

/**
 * The fields of a program that the calculator needs to apply its assistance, show its cost and name
 * the next steps.
 */
export type CountedProgram = Pick<
  MatchedProgram,
  | 'id'
  | 'programName'
  | 'agencyName'
  | 'contact'
  | 'educationRequired'
  | 'kind'
  | 'status'
  | 'cap'
  | 'maxPercent'
  | 'percentOf'
  | 'repayment'
  | 'firstMortgage'
  | 'pays'
  | 'hasCheck'
  | 'rules'
>;

/**
 * Matches whose assistance can be applied. Excludes income tax credits, because they do not pay a
 * down payment.
 */
export function choosablePrograms<T extends Ranked>(matches: readonly T[]): T[] {
  return matches.filter(({ kind }) => kind !== 'tax-credit');
}

/**
 * The program whose assistance the calculator applies: the program that the buyer came from if it
 * matches, otherwise the default program.
 *
 * @param id ID of the program the buyer came from, or null
 */
export function appliedProgram<T extends Ranked & Pick<MatchedProgram, 'verifyFirst'>>(
  matches: readonly T[],
  id: number | null,
): T | undefined {
  const chosen = choosablePrograms(matches).find((program) => program.id === id);
  return chosen ?? defaultProgram(matches);
}

/**
 * A program for a quote whose answers do not show yet whether the program matches. All its rules
 * must still be checked, except the service area, which is known. Null if the program does not
 * serve the home's location or is an income tax credit. If the program has tiers, the last tier is
 * used.
 */
export function uncheckedProgram(
  details: ProgramDetails,
  homeLocation: Location,
): CountedProgram | null {
  const { id, programName, agencyName, contact, kind, status } = details;
  const { repayment, firstMortgage, rules } = details;
  if (kind === 'tax-credit' || !serves(details, homeLocation)) return null;
  return {
    id,
    programName,
    agencyName,
    contact,
    educationRequired: rules.educationRequired,
    kind,
    status,
    ...capOf(details, null),
    repayment,
    firstMortgage,
    hasCheck: true,
    rules: [],
  };
}

function serves(program: ProgramDetails, homeLocation: Location): boolean {
  const { state, county, county_code } = homeLocation;
  const area = { state, county, countyFips: String(county_code).padStart(5, '0') };
  const isExcluded = program.coverage.exceptStates.includes(state);
  return !isExcluded && serviceAreaFinding(program, { homeLocation }, area).verdict !== 'not-met';
}
