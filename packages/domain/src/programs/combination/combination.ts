import * as z from 'zod/mini';
import { CatalogProgram, ProgramSource } from '../../catalog/catalog-program.ts';
import type { LoanType } from '../../loan/loan-type.ts';

const loanTypes = ['Conventional', 'FHA', 'VA', 'USDA'] as const satisfies readonly LoanType[];

const dollars = z.number().check(z.nonnegative());

const CombinationMember = z.extend(z.pick(CatalogProgram, { id: true, kind: true }), {
  /** What the program pays in this combination, in dollars. */
  amount: dollars,
  /** What the program's own text allows, in one sentence. */
  says: z.string(),
  source: z.nullable(z.pick(ProgramSource, { url: true, asOf: true })),
});

/** Several programs that their own texts allow the buyer to use together. */
export const Combination = z.strictObject({
  /** At least two, the largest amount first. */
  members: z.array(CombinationMember),
  /** Sum of the amounts, in dollars. */
  total: dollars,
  /** The part of `total` that is not a grant, in dollars. */
  toRepay: dollars,
  /** Type of the first mortgage with all of this help applied. */
  loanType: z.enum(loanTypes),
  /** `check` if `checks` names something, otherwise `match`. */
  verdict: z.enum(['match', 'check']),
  checks: z.array(
    z.enum([
      /** The answers cannot decide a rule of one of the programs. */
      'program',
      /** We do not know which first mortgages one of the programs accepts. */
      'unknown-loan-type',
      /** The answers cannot decide whether the buyer can get the first mortgage. */
      'first-mortgage',
      /** The loan is not conventional. We have no figure for how much help it allows. */
      'help-limit',
    ]),
  ),
});
export type Combination = z.infer<typeof Combination>;
