import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

const teen = '(?:thir|four|fif|six|seven|eigh|nine)teen';
const number = `[1-9]\\d*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${teen}|twenty|thirty|forty|fifty|sixty`;
/** Matches a length of time, such as `5 years`, `5-year`, `five (5) full years`, or `year 15`. */
const lengthOfTime = new RegExp(
  `\\b(?:${number})[+)]?[\\s\\p{Pd}]+(?:full )?(?:year|month|day)s?\\b|\\byear [1-9]\\d?\\b`,
  'iu',
);

/** Finds repayment terms that contradict each other or the type of assistance. */
export function* termFaults({ kind, repayment }: CheckedProgram): Generator<ProgramFault> {
  if (!repayment) return;
  const { monthly, interest, forgiven, dueAfterYears } = repayment;
  if (kind === 'grant' && (monthly || interest || dueAfterYears !== null)) {
    yield fault('repayment', 'a grant with payments, interest, or a due date');
  }
  if (monthly?.termYears === 0) yield fault('repayment.monthly.termYears', 'must be above 0');
  if (dueAfterYears === 0) yield fault('repayment.dueAfterYears', 'must be above 0');
  if (!forgiven) return;
  const { afterYears, startsAfterYears } = forgiven;
  if (afterYears === 0) yield fault('repayment.forgiven.afterYears', 'must be above 0');
  if (startsAfterYears > afterYears) {
    const text = `${startsAfterYears} is after ${afterYears}, when all is forgiven`;
    yield fault('repayment.forgiven.startsAfterYears', text);
  }
  if (dueAfterYears !== null && dueAfterYears < afterYears) {
    const text = `${dueAfterYears} is before ${afterYears}, when all is forgiven`;
    yield fault('repayment.dueAfterYears', text);
  }
}

/**
 * Finds a forgivable loan that does not state when it is forgiven. Its terms do not contain a
 * number of years, its repayment text does not mention years, and it offers no choice of terms.
 */
export function* missingTerms({
  kind,
  repayment,
  specifics,
}: CheckedProgram): Generator<ProgramFault> {
  const hasTerms =
    repayment?.forgiven || repayment?.choices || lengthOfTime.test(specifics.repaymentTerms);
  if (kind === 'forgivable-loan' && !hasTerms) {
    yield fault('repayment.forgiven', 'a forgivable loan must say after how many years');
  }
}
