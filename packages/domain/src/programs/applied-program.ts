import { capOf } from '../assistance/cap-of.ts';
import type { Location } from '../quote/location.ts';
import type { MatchedProgram } from './matched-program.ts';
import type { ProgramDetails } from './program-details.ts';
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
  | 'website'
  | 'contact'
  | 'educationRequired'
  | 'kind'
  | 'status'
  | 'cap'
  | 'maxPercent'
  | 'percentOf'
  | 'capByLoanType'
  | 'repayment'
  | 'firstMortgage'
  | 'pays'
  | 'hasCheck'
  | 'rules'
>;

type Choosable = Pick<MatchedProgram, 'id' | 'kind'>;

/**
 * Matches whose assistance can be applied. Excludes income tax credits, because they do not pay a
 * down payment.
 */
export function choosablePrograms<Program extends Choosable>(
  matches: readonly Program[],
): Program[] {
  return matches.filter(({ kind }) => kind !== 'tax-credit');
}

/** A quote's matches, and the one that the calculator applies unless the buyer chooses another. */
export interface RankedMatches<Program> {
  /** In rank order. */
  readonly programs: readonly Program[];
  /** Null if no match may be the default. */
  readonly defaultId: number | null;
}

/**
 * The program whose assistance the calculator applies: the program that the buyer came from if it
 * matches, otherwise the default program. Undefined if there is no default.
 *
 * @param id ID of the program the buyer came from, or null
 */
export function appliedProgram<Program extends Choosable>(
  { programs, defaultId }: RankedMatches<Program>,
  id: number | null,
): Program | undefined {
  const choosable = choosablePrograms(programs);
  return (
    choosable.find((program) => program.id === id) ??
    choosable.find((program) => program.id === defaultId)
  );
}

/**
 * The program to apply if the buyer turns assistance on and there is no default: the first in rank
 * order that pays toward the price.
 *
 * @param matches in rank order
 */
export function firstTowardPrice<Program extends Choosable & Pick<MatchedProgram, 'pays'>>(
  matches: readonly Program[],
): Program | undefined {
  return choosablePrograms(matches).find(({ pays }) => pays !== 'closing');
}

/**
 * A program for a quote whose answers do not show yet whether the program matches. All its rules
 * must still be checked, except the service area, which is known. Null if the program does not
 * serve the home's location or is an income tax credit. If the program has tiers, the lowest tier is
 * used.
 */
export function uncheckedProgram(
  details: ProgramDetails,
  homeLocation: Location,
): CountedProgram | null {
  const { id, programName, agencyName, website, contact, kind, status } = details;
  const { repayment, firstMortgage, rules } = details;
  if (kind === 'tax-credit' || !serves(details, homeLocation)) return null;
  return {
    id,
    programName,
    agencyName,
    website,
    contact,
    educationRequired: rules.educationRequired,
    kind,
    status,
    ...capOf(details),
    capByLoanType: null,
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
