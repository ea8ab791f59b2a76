import type { MatchedProgram, ProgramToCall } from '@latchkey/domain';
import type { LeadCalculation, LeadProgram } from './lead-parts.ts';

/** A match as a request stores it. */
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

/** A request's programs in rank order, after the one whose help the figures include. */
export function appliedFirst<Program extends Pick<LeadProgram, 'id'>>(
  programs: readonly Program[],
  calculation: Pick<LeadCalculation, 'program'> | null,
): readonly Program[] {
  const isApplied = ({ id }: Program) => id === calculation?.program?.id;
  return [...programs.filter(isApplied), ...programs.filter((program) => !isApplied(program))];
}

/** The program whose help the figures include, for the next steps. Null if they include none. */
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
