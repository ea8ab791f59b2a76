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

/** A program's caps if they differ between types of the first loan. Otherwise null. */
export const CapByLoanType = z.nullable(z.partialRecord(z.enum(loanTypes), TierCap));
export type CapByLoanType = z.infer<typeof CapByLoanType>;

/**
 * A program's cap for one buyer. Use {@link capForLoan} before computing an amount. The fields
 * `cap`, `maxPercent` and `percentOf` are for the loan type that the program's help leads to.
 */
export interface ProgramCap extends Omit<AssistanceCap, 'capByLoanType'> {
  readonly capByLoanType: CapByLoanType;
}

/** A program's cap with the loan type that its help leads to. */
export function ownCap({ cap, maxPercent, percentOf, pays }: ProgramCap): AssistanceCap {
  return { cap, maxPercent, percentOf, pays };
}

/** A program's cap with a first loan of this type. */
export function capForLoan(program: ProgramCap, loanType: LoanType): AssistanceCap {
  const { cap, maxPercent, percentOf } = program.capByLoanType?.[loanType] ?? program;
  return { cap, maxPercent, percentOf, pays: program.pays };
}

/** The caps of several programs with a first loan of this type. */
export function capsForLoan(programs: readonly ProgramCap[], loanType: LoanType): AssistanceCap[] {
  return programs.map((program) => capForLoan(program, loanType));
}

/** A program's cap, and the first loans that it accepts. */
export interface LoanProgram extends ProgramCap {
  readonly firstMortgage: Pick<FirstMortgage, 'types'>;
}

/**
 * What determines the type of the first loan if the programs' help is applied. The loan is the one
 * that the help for the first accepted type leaves, of the credit score's type and the other one.
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
