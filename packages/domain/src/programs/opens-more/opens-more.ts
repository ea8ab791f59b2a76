import * as z from 'zod/mini';
import { CatalogProgram } from '../../catalog/catalog-program.ts';
import { CreditScore } from '../../quote/choices.ts';

const dollars = z.number().check(z.nonnegative());
const wholeDollars = z.int().check(z.nonnegative());

/** A program that the buyer would qualify for after a change. */
const OpenedProgram = z.extend(
  z.pick(CatalogProgram, { id: true, programName: true, agencyName: true, kind: true }),
  {
    /** The assistance after the change, in dollars. */
    amount: dollars,
  },
);
export type OpenedProgram = z.infer<typeof OpenedProgram>;

/** The gains from a change: at least one more program, or a lower cost. */
const gains = {
  programs: z.array(OpenedProgram),
  /** The lower cost of mortgage insurance. Null if the change does not lower that cost. */
  insurance: z.nullable(
    z.strictObject({
      /**
       * Mortgage insurance in month 1 with the payment on a financed premium, in dollars a month.
       */
      before: dollars,
      after: dollars,
      /** The program whose help is applied. Null if no help is applied. */
      programId: z.nullable(CatalogProgram.shape.id),
    }),
  ),
};

/** One change that would let a buyer qualify for more programs or lower a cost. */
export const OpensMore = z.discriminatedUnion('change', [
  /** A change to the next higher range of credit scores. */
  z.strictObject({ change: z.literal('credit-score'), to: CreditScore, ...gains }),
  /**
   * A lower income for the borrowers, in dollars a year. If that income is at most `to`, the buyer
   * would qualify for programs that limit only the borrowers' income.
   */
  z.strictObject({ change: z.literal('borrowers-income'), to: wholeDollars, ...gains }),
  /** The smallest down payment that lowers the mortgage insurance rate, in dollars. */
  z.strictObject({ change: z.literal('down-payment'), to: wholeDollars, ...gains }),
]);
export type OpensMore = z.infer<typeof OpensMore>;
