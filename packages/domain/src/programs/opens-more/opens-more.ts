import * as z from 'zod/mini';
import { CatalogProgram } from '../../catalog/catalog-program.ts';
import { CreditScore } from '../../quote/choices.ts';

const dollars = z.number().check(z.nonnegative());
const wholeDollars = z.int().check(z.nonnegative());

/** A program that a change would add. */
const OpenedProgram = z.extend(
  z.pick(CatalogProgram, { id: true, programName: true, agencyName: true, kind: true }),
  {
    /** Assistance after the change, in dollars. */
    amount: dollars,
  },
);
export type OpenedProgram = z.infer<typeof OpenedProgram>;

/** What a change would bring: at least one program or a lower cost. */
const gains = {
  programs: z.array(OpenedProgram),
  /** Null if the change does not lower the cost of mortgage insurance. */
  insurance: z.nullable(
    z.strictObject({
      /** Mortgage insurance in the first month, with a financed premium. Dollars a month. */
      before: dollars,
      after: dollars,
      /** The program whose help is applied. Null if none is. */
      programId: z.nullable(CatalogProgram.shape.id),
    }),
  ),
};

/** One change that would open more to a buyer. */
export const OpensMore = z.discriminatedUnion('change', [
  /** The next higher range of credit scores. */
  z.strictObject({ change: z.literal('credit-score'), to: CreditScore, ...gains }),
  /**
   * The borrowers' own income, in dollars a year. It may be at most `to` for programs that count
   * only the borrowers.
   */
  z.strictObject({ change: z.literal('borrowers-income'), to: wholeDollars, ...gains }),
  /** The smallest down payment at which mortgage insurance has a lower rate, in dollars. */
  z.strictObject({ change: z.literal('down-payment'), to: wholeDollars, ...gains }),
]);
export type OpensMore = z.infer<typeof OpensMore>;
