import type { MatchedProgram, ProgramToCall } from '@latchkey/domain';
import type { LeadCalculation, LeadProgram } from './lead-parts.ts';

/** Converts a matching program to the format that a lead stores. */
export function leadProgram(program: MatchedProgram): LeadProgram {
  const { id, fullName, programName, agencyName, website, contact, educationRequired } = program;
  return {
    id,
    name: fullName,
    agency: agencyName,
    amount: program.maxAmount,
    hasCheck: program.hasCheck,
    programName,
    website,
    contact,
    educationRequired,
  };
}

/** Returns a request's programs in rank order, except that the applied program is first. */
export function appliedFirst<Program extends Pick<LeadProgram, 'id'>>(
  programs: readonly Program[],
  calculation: Pick<LeadCalculation, 'program'> | null,
): readonly Program[] {
  const isApplied = ({ id }: Program) => id === calculation?.program?.id;
  return [...programs.filter(isApplied), ...programs.filter((program) => !isApplied(program))];
}

/**
 * Returns the program that the next steps refer to: the one whose assistance the figures include.
 * Null if the figures include no assistance.
 */
export function programToCall(
  programs: readonly LeadProgram[] | null,
  calculation: LeadCalculation | null,
): ProgramToCall | null {
  const applied = programs?.find(({ id }) => id === calculation?.program?.id);
  if (!applied) return null;
  const { name, agency, programName = name, website = null, educationRequired = false } = applied;
  const { contact = { phone: null, applyThrough: 'unknown', classUrl: null } } = applied;
  return { programName, agencyName: agency, website, contact, educationRequired };
}
