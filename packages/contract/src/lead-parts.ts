import { CalculatorDetails } from '@latchkey/domain';
import * as z from 'zod/mini';

/** A lead's status, set by operators. */
export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'closed', 'spam']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** Why we suspect that a lead is not from a buyer. */
export const Suspicion = z.enum(['filled-trap', 'too-fast', 'too-many']);
export type Suspicion = z.infer<typeof Suspicion>;

/** A program that matched the quote when the buyer submitted it. */
export const LeadProgram = z.object({
  id: z.int(),
  name: z.string(),
  agency: z.string(),
  /** Assistance for this quote, in dollars. */
  amount: z.number(),
  /** Whether the answers cannot decide one of the rules. */
  hasCheck: z.boolean(),
});
export type LeadProgram = z.infer<typeof LeadProgram>;

/** What the calculator showed when the buyer submitted the quote. Dollars, not rounded. */
export const LeadCalculation = z.object({
  details: CalculatorDetails,
  /** The program whose assistance is applied. Null for none. */
  program: z.nullable(z.object({ id: z.int(), name: z.string() })),
  isQualified: z.boolean(),
  programLength: z.string(),
  product: z.nullable(z.string()),
  loanAmount: z.number(),
  assistance: z.number(),
  /** Dollars a month. */
  traditionalPayment: z.number(),
  /** Lowered payment during the program length, in dollars a month. */
  loweredPayment: z.number(),
  /** Payment in the first year after the program length, in dollars a month. */
  paymentAfter: z.number(),
  amountSaved: z.number(),
  percentSaved: z.number(),
  totalSavings: z.number(),
  /** Balance of the second loan at the end of the program length. */
  owedLater: z.number(),
  dueAtClosing: z.number(),
});
export type LeadCalculation = z.infer<typeof LeadCalculation>;

/** A buyer's contact data in a response. Stored data is not validated again. */
export const LeadContact = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});
export type LeadContact = z.infer<typeof LeadContact>;
