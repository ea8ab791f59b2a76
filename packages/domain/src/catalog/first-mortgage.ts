import * as z from 'zod/mini';
import { isAccepted, type LoanType } from '../loan/loan-type.ts';
import { Dollars } from './schema-parts.ts';

/** A type of first mortgage, as named in catalog files. */
export const FirstMortgageType = z.enum(['conventional', 'fha', 'va', 'usda']);
export type FirstMortgageType = z.infer<typeof FirstMortgageType>;

const loanTypes: Readonly<Record<FirstMortgageType, LoanType>> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
};

/** Returns the loan type that corresponds to a first mortgage type in a catalog file. */
export function loanTypeOf(type: FirstMortgageType): LoanType {
  return loanTypes[type];
}

const firstMortgageTypes: Readonly<Record<LoanType, FirstMortgageType>> = {
  Conventional: 'conventional',
  FHA: 'fha',
  VA: 'va',
  USDA: 'usda',
};

/** Returns the name of a loan type in catalog files. */
export function firstMortgageTypeOf(type: LoanType): FirstMortgageType {
  return firstMortgageTypes[type];
}

/** The first mortgages that the assistance can be combined with. */
export const FirstMortgage = z.strictObject({
  /** Empty if unknown. */
  types: z.array(FirstMortgageType),
  /** Who must make the loan. Null if unknown. */
  from: z.nullable(z.enum(['any-lender', 'participating-lender', 'agency-loan', 'one-lender'])),
});
export type FirstMortgage = z.infer<typeof FirstMortgage>;

/** The loan types that a program accepts. */
interface ProgramTypes {
  readonly firstMortgage: Pick<FirstMortgage, 'types'>;
}

/**
 * Returns the loan types that all programs with known types accept. Undefined if no program's types
 * are known.
 */
export function commonTypes(programs: readonly ProgramTypes[]): FirstMortgageType[] | undefined {
  const known = programs.map(({ firstMortgage }) => firstMortgage.types).filter(isFilled);
  const [first, ...others] = known;
  return first?.filter((type) => others.every((types) => types.includes(type)));
}

/**
 * Returns the same types as {@link commonTypes}, but as loan types. Empty if no program's types are
 * known.
 */
export function commonLoanTypes(programs: readonly ProgramTypes[]): LoanType[] {
  return (commonTypes(programs) ?? []).map(loanTypeOf);
}

/**
 * Whether all programs with known types accept a loan type. Also true if no program's types are
 * known, or if there is no type that all programs accept.
 */
export function acceptsType(programs: readonly ProgramTypes[], type: LoanType): boolean {
  return isAccepted(commonLoanTypes(programs), type);
}

function isFilled(types: readonly FirstMortgageType[]): boolean {
  return types.length > 0;
}

/** The program's cap on the first mortgage: a dollar amount, or the county's loan limit. */
export const MaxFirstMortgage = z.union([
  z.strictObject({ limit: Dollars }),
  z.enum(['fha-limit', 'conforming-limit']),
]);
export type MaxFirstMortgage = z.infer<typeof MaxFirstMortgage>;
