import { capOf } from '../assistance/cap-of.ts';
import type { Location } from '../quote/location.ts';
import type { MatchedProgram } from './matched-program.ts';
import type { ProgramDetails } from './program-details.ts';
import { serviceAreaFinding } from './rules/service-area.ts';

/**
 * The fields of a program that the calculator needs to apply the assistance, show its cost, and
 * list the next steps.
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
 * Returns the matches whose assistance can be applied. Excludes income tax credits, because they
 * cannot be used for a down payment.
 */
export function choosablePrograms<Program extends Choosable>(
  matches: readonly Program[],
): Program[] {
  return matches.filter(({ kind }) => kind !== 'tax-credit');
}

/** A quote's matches, and the match that the calculator applies unless the buyer picks another. */
export interface RankedMatches<Program> {
  /** The matches in rank order. */
  readonly programs: readonly Program[];
  /** The ID of the default match. Null if no match may be the default. */
  readonly defaultId: number | null;
}

/**
 * Returns the program whose assistance the calculator applies. If the buyer came from a program's
 * page and matches that program, returns it. Otherwise, returns the default program. Undefined if
 * there is no default.
 *
 * @param id the ID of the program that the buyer came from, or null
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
 * Returns the program to apply if the buyer turns assistance on and there is no default program.
 * This is the first program in rank order that pays toward the price.
 *
 * @param matches in rank order
 */
export function firstTowardPrice<Program extends Choosable & Pick<MatchedProgram, 'pays'>>(
  matches: readonly Program[],
): Program | undefined {
  return choosablePrograms(matches).find(({ pays }) => pays !== 'closing');
}

/**
 * Returns a program for a quote whose answers do not yet show whether the program matches. All
 * rules of the program still need a check, except the service area, which is known. Uses the lowest
 * tier if the program has tiers. Null if the program does not serve the home's location or is an
 * income tax credit.
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
