import { CalculatorDetails } from '@latchkey/domain';
import * as z from 'zod/mini';

/** What operators have made of a lead. */
export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'closed', 'spam']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** Why a lead may be no buyer's. */
export const Suspicion = z.enum(['filled-trap', 'too-fast', 'too-many']);
export type Suspicion = z.infer<typeof Suspicion>;

/** A program that the quote matched when it was sent. */
export const LeadProgram = z.object({
  id: z.int(),
  name: z.string(),
  agency: z.string(),
  /** What it gives for this quote, in dollars. */
  amount: z.number(),
  /** Whether something is left that the answers cannot tell. */
  hasCheck: z.boolean(),
});
export type LeadProgram = z.infer<typeof LeadProgram>;

/** What the calculator showed when a quote was sent. Money is dollars, not rounded. */
export const LeadCalculation = z.object({
  details: CalculatorDetails,
  /** The program whose help is counted; null where none is. */
  program: z.nullable(z.object({ id: z.int(), name: z.string() })),
  isQualified: z.boolean(),
  programLength: z.string(),
  product: z.nullable(z.string()),
  loanAmount: z.number(),
  assistance: z.number(),
  /** A month. */
  traditionalPayment: z.number(),
  /** A month, while the program lasts. */
  loweredPayment: z.number(),
  /** A month, in the first year after it. */
  paymentAfter: z.number(),
  amountSaved: z.number(),
  percentSaved: z.number(),
  totalSavings: z.number(),
  /** Owed on what pays taxes and insurance when the program ends. */
  owedLater: z.number(),
  dueAtClosing: z.number(),
});
export type LeadCalculation = z.infer<typeof LeadCalculation>;

/** A buyer's contact as it is answered: stored ones are never judged anew. */
export const LeadContact = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});
export type LeadContact = z.infer<typeof LeadContact>;
