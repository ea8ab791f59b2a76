import * as z from 'zod/mini';
import { commonLoanTypes, type FirstMortgage } from '../catalog/first-mortgage.ts';
import { AssistanceAmount } from '../catalog/schema-parts.ts';
import type { LoanTypeFacts } from '../loan/applied-loan-type.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import { isAccepted, type LoanType, loanTypes, typesInOrder } from '../loan/loan-type.ts';
import type { AssistanceCap, OwnMoney } from './assistance.ts';
import { totalAssistance } from './combined-assistance.ts';

const TierCap = z.strictObject({
  cap: AssistanceAmount.maxAmount,
  maxPercent: AssistanceAmount.maxPercent,
  percentOf: AssistanceAmount.percentOf,
});

/** A program's caps, if they depend on the type of the first loan. Otherwise null. */
export const CapByLoanType = z.nullable(z.partialRecord(z.enum(loanTypes), TierCap));
export type CapByLoanType = z.infer<typeof CapByLoanType>;

/**
 * A program's cap for one buyer. Pass it to {@link capForLoan} before calculating an amount. The
 * fields `cap`, `maxPercent` and `percentOf` apply to the loan type that results from the program's
 * assistance.
 */
export interface ProgramCap extends Omit<AssistanceCap, 'capByLoanType'> {
  readonly capByLoanType: CapByLoanType;
}

/** Returns a program's cap for the loan type that results from the program's assistance. */
export function ownCap({ cap, maxPercent, percentOf, pays }: ProgramCap): AssistanceCap {
  return { cap, maxPercent, percentOf, pays };
}

/** Returns a program's cap for a first loan of this type. */
export function capForLoan(program: ProgramCap, loanType: LoanType): AssistanceCap {
  const { cap, maxPercent, percentOf } = program.capByLoanType?.[loanType] ?? program;
  return { cap, maxPercent, percentOf, pays: program.pays };
}

/** Returns the caps of several programs for a first loan of this type. */
export function capsForLoan(programs: readonly ProgramCap[], loanType: LoanType): AssistanceCap[] {
  return programs.map((program) => capForLoan(program, loanType));
}

/** A program's cap, and the first loans that it accepts. */
export interface LoanProgram extends ProgramCap {
  readonly firstMortgage: Pick<FirstMortgage, 'types'>;
}

/**
 * Returns the facts that determine the type of the first loan if the programs' assistance is
 * applied. The loan amount is the unpaid price minus the assistance. The assistance is for the
 * usual loan type for the credit score if the programs accept that type, and otherwise for the
 * other type.
 */
export function loanTypeFacts(
  programs: readonly LoanProgram[],
  facts: OwnMoney & Pick<LoanTypeFacts, 'creditScore' | 'homeType'>,
  limits: LoanLimits,
): LoanTypeFacts {
  const { homePrice, downPayment, homeType, creditScore } = facts;
  const types = commonLoanTypes(programs);
  const [ofScore, other] = typesInOrder(creditScore);
  const first = isAccepted(types, ofScore) ? ofScore : other;
  const help = totalAssistance(capsForLoan(programs, first), facts);
  const loanAmount = homePrice - Math.min(homePrice, downPayment + help);
  return { types, loanAmount, homeType, limits, creditScore };
}
