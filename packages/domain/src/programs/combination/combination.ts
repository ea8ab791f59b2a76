import * as z from 'zod/mini';
import { CatalogProgram, ProgramSource } from '../../catalog/catalog-program.ts';
import { loanTypes } from '../../loan/loan-type.ts';

const dollars = z.number().check(z.nonnegative());

const CombinationMember = z.extend(z.pick(CatalogProgram, { id: true, kind: true }), {
  /** What the program pays in this combination, in dollars. */
  amount: dollars,
  /**
   * One sentence that summarizes the program's own rules about combining it with other assistance.
   */
  says: z.string(),
  source: z.nullable(z.pick(ProgramSource, { url: true, asOf: true })),
});

/**
 * Several programs that the buyer may use together, because the programs' own rules allow the
 * combination.
 */
export const Combination = z.strictObject({
  /** At least two programs. The program with the largest amount comes first. */
  members: z.array(CombinationMember),
  /** Sum of the amounts, in dollars. */
  total: dollars,
  /** The part of `total` that is not a grant, in dollars. */
  toRepay: dollars,
  /** Type of the first mortgage after all this help is applied. */
  loanType: z.enum(loanTypes),
  /** `check` if `checks` is not empty. Otherwise `match`. */
  verdict: z.enum(['match', 'check']),
  checks: z.array(
    z.enum([
      /** The answers are not enough to tell whether a rule of one of the programs is met. */
      'program',
      /** We do not know which first mortgages one of the programs accepts. */
      'unknown-loan-type',
      /** The answers do not show whether the buyer can get the first mortgage. */
      'first-mortgage',
      /** The loan is not conventional. We do not know how much help such a loan allows. */
      'help-limit',
    ]),
  ),
});
export type Combination = z.infer<typeof Combination>;
