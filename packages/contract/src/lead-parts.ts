import { CalculatorDetails, ProgramContact } from '@latchkey/domain';
import * as z from 'zod/mini';
import { readsInOrder } from './reads-in-order.ts';
import { Day } from './time.ts';

/** A lead's status, which operators set. */
export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'closed', 'spam']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** Statuses of leads that still need work. */
export const openStatuses: readonly LeadStatus[] = ['new', 'contacted', 'qualified'];

/** Events that the server sends to webhooks. The team also gets emails about the first two. */
export const LeadEvent = z.enum([
  'lead.submitted',
  'lead.withdrawn',
  'lead.status-changed',
  'lead.assigned',
]);
export type LeadEvent = z.infer<typeof LeadEvent>;

/** A loan officer's NMLS ID. */
export const NmlsNumber = z
  .string()
  .check(z.regex(/^\d{1,12}$/, 'must be an NMLS ID: up to 12 digits'));

/** An officer's name: one line of text, without text-direction control characters. */
export const OfficerName = z.string().check(
  z.trim(),
  z.maxLength(100),
  z.refine((name) => !/\p{Cc}/u.test(name)),
  readsInOrder,
);

/** An operator who works on leads. If the operator has set no name, `name` is the email address. */
export const Officer = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  nmlsNumber: z.nullable(NmlsNumber),
});
export type Officer = z.infer<typeof Officer>;

/** The officer who works on a lead, and the day by which the next action is due. */
export const LeadAssignment = z.strictObject({
  officer: z.nullable(Officer),
  dueOn: z.nullable(Day),
});
export type LeadAssignment = z.infer<typeof LeadAssignment>;

/** Whether a legal hold prevents the deletion of a lead, and why the hold was set or lifted. */
export const LeadHold = z.strictObject({
  isHeld: z.boolean(),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), readsInOrder),
});
export type LeadHold = z.infer<typeof LeadHold>;

/** An operator's change, in the form that webhooks receive. */
export type LeadEventChange = { readonly by: Officer } & (
  | {
      readonly event: 'lead.status-changed';
      readonly before: LeadStatus;
      readonly after: LeadStatus;
    }
  | {
      readonly event: 'lead.assigned';
      readonly before: LeadAssignment;
      readonly after: LeadAssignment;
    }
);

/** Reasons to suspect that a lead is not from a real buyer. */
export const Suspicion = z.enum(['filled-trap', 'too-fast', 'too-many']);
export type Suspicion = z.infer<typeof Suspicion>;

/** A program that matched the quote when the buyer sent the request. */
export const LeadProgram = z.object({
  id: z.int(),
  name: z.string(),
  agency: z.string(),
  /** The amount of assistance for this quote, in dollars. */
  amount: z.number(),
  /** Whether the buyer's answers are not enough to tell whether one of the rules is met. */
  hasCheck: z.boolean(),
  // The next steps need the fields below. Leads from older versions do not have them.
  /** The program's name without the agency's name. */
  programName: z.optional(z.string()),
  website: z.optional(z.nullable(z.string())),
  contact: z.optional(ProgramContact),
  /** Whether the program requires a homebuyer class. */
  educationRequired: z.optional(z.boolean()),
});
export type LeadProgram = z.infer<typeof LeadProgram>;

/** The charges that an APR includes. Amounts are in dollars, without rounding. */
const AprCounts = z.object({
  /** Number of months with mortgage insurance or an agency's annual fee. */
  insuredMonths: z.int(),
  /**
   * Whether the loan needs mortgage insurance whose rate is unknown. In that case, the APR is also
   * unknown.
   */
  isInsuranceUnknown: z.boolean(),
  /** Whether the loan is above the county's limits. In that case, the APR is also unknown. */
  isAboveLimits: z.optional(z.boolean()),
  /** A premium or fee that is added to the loan. */
  upFront: z.number(),
  points: z.number(),
  lenderFees: z.number(),
  /** Whether we assumed the fees, because the buyer entered none. */
  areFeesAssumed: z.boolean(),
  prepaidInterestDays: z.int(),
});

const LimitRange = z.object({ fewest: z.number(), most: z.number() });

/** The limits of all common loan types, in dollars, if the loan exceeds all of them. */
const NoCommonLoan = z.object({
  loanAmount: z.number(),
  conventional: LimitRange,
  fha: LimitRange,
  /**
   * The number of units that the highest limits are for. Null for requests from older versions.
   */
  units: z._default(z.nullable(z.int()), null),
  /**
   * The year of the limits, if it had ended when the request was sent. Requests from older versions
   * do not have this field.
   */
  pastYear: z._default(z.nullable(z.int()), null),
  /**
   * The highest price that the buyer can pay with a loan within the limits and the buyer's cash.
   * Null if there is no such price.
   */
  priceThatFits: z.nullable(z.number()),
});

/**
 * The costs of the loan plan, and what its figures include. A figure is null if the plan does not
 * have that type of payment or loan.
 */
const trueCost = {
  /** The payment that the buyer's page showed first. */
  leadsWith: z.enum(['lowered', 'traditional']),
  /**
   * Whether the lender collects taxes and insurance each month. FHA, VA and USDA loans require it.
   */
  escrow: z.enum(['required', 'usual', 'optional']),
  /** The buyer's total monthly cost in month 1, with the payment in `leadsWith`. */
  allInPayment: z.number(),
  /** The total monthly cost after the program ends, including repayment of the line of credit. */
  allInAfter: z.nullable(z.number()),
  /**
   * Costs that the total monthly cost does not include, because their amounts are still unknown.
   */
  missing: z.array(z.enum(['insurance', 'assistance', 'dues'])),
  /**
   * The cash due at closing with the payment in `leadsWith`. `cashHave` is the cash that the buyer
   * has.
   */
  cashNeeded: z.number(),
  cashHave: z.number(),
  /** Number of years after the purchase for which `owedTotal` and `helpOwed` are calculated. */
  owedAfterYear: z.int(),
  /**
   * Total debt after `owedAfterYear` years, including interest, but without the first mortgage.
   * Includes the assistance if its balance is known.
   */
  owedTotal: z.number(),
  /** `owedLater` plus interest. */
  owedWithInterest: z.nullable(z.number()),
  /**
   * `paymentAfter` plus the payment that repays the line of credit. Null if there is no such
   * payment, or if the whole balance is due at once.
   */
  paymentWithPayback: z.nullable(z.number()),
  /** Number of years until the line of credit is repaid. Null if no payment repays it. */
  paybackYears: z.nullable(z.int()),
  /** Annual rate of the line of credit or of the second loan, in percent. */
  lineRate: z.nullable(z.number()),
  /** Whether we assumed the terms of the line of credit, because no lender here offers one. */
  isLineAssumed: z.boolean(),
  /**
   * Credit limit of the line of credit, if its balance with interest exceeds that limit. Otherwise
   * null.
   */
  passedLimit: z.nullable(z.number()),
  /**
   * Total interest until the line of credit or the second loan is repaid. `waitingYears` is the
   * number of years until then.
   */
  waitingInterest: z.nullable(z.number()),
  waitingYears: z.nullable(z.int()),
  aprCounts: z.nullable(AprCounts),
  /**
   * Set if the loan exceeds the limits of all common loan types. The buyer's page showed such a
   * loan's figures only where the specification requires them.
   */
  noCommonLoan: z.nullable(NoCommonLoan),
};

/**
 * What the calculator showed when the buyer sent the request. Amounts are in dollars, without
 * rounding.
 */
export const LeadCalculation = z.object({
  details: CalculatorDetails,
  /**
   * The program whose assistance is applied, or null. For a combination of programs, `id` is the ID
   * of the program that pays the most, and `name` contains the names of all programs.
   */
  program: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /**
   * Whether the site offered a lowered payment. If the site did not, the fields below describe the
   * traditional payment, and the savings and the line of credit are zero. Undefined in leads from
   * older versions, whose sites all offered a lowered payment.
   */
  isOffered: z.optional(z.boolean()),
  isQualified: z.boolean(),
  /**
   * The name of the program length, such as `3 years (LOC)`. Empty if there is no lowered payment.
   */
  programLength: z.string(),
  product: z.nullable(z.string()),
  loanAmount: z.number(),
  assistance: z.number(),
  /** The traditional payment, in dollars a month. */
  traditionalPayment: z.number(),
  /** The lowered payment during the program, in dollars a month. */
  loweredPayment: z.number(),
  /** The payment in the first year after the program ends, in dollars a month. */
  paymentAfter: z.number(),
  amountSaved: z.number(),
  percentSaved: z.number(),
  totalSavings: z.number(),
  /**
   * Balance of the line of credit or the second loan when the program ends, without interest on the
   * line of credit.
   */
  owedLater: z.number(),
  dueAtClosing: z.number(),
  // The terms that the page shows next to a payment. Leads from older versions do not have the
  // fields below.
  loanType: z.optional(z.string()),
  /** The buyer's own down payment plus the assistance. */
  downPayment: z.optional(z.number()),
  downPaymentPercent: z.optional(z.number()),
  /**
   * Annual percentage rate of the first loan, including the charges in `aprCounts`. Null if it is
   * unknown. If `aprCounts` is missing, an older version calculated the APR, possibly without
   * mortgage insurance.
   */
  apr: z.optional(z.nullable(z.number())),
  /** The balance of the assistance if the home is sold when the program ends. Null if unknown. */
  helpOwed: z.optional(z.nullable(z.number())),
  /**
   * The number of years after the purchase until the assistance is due, if it is due before the
   * program ends. `helpOwed` is then the balance at that time.
   */
  helpDueAfterYears: z.optional(z.nullable(z.int())),
  // Leads from older versions do not have these fields.
  ...z.partial(z.object(trueCost)).shape,
});
export type LeadCalculation = z.infer<typeof LeadCalculation>;

/**
 * The programs and payments that the buyer saw for the quote, without the answers to eligibility
 * questions.
 */
export const LeadSnapshot = z.object({
  programs: z.array(LeadProgram),
  calculation: LeadCalculation,
});
export type LeadSnapshot = z.infer<typeof LeadSnapshot>;

/** A buyer's contact details in a response. The response schema does not validate them again. */
export const LeadContact = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});
export type LeadContact = z.infer<typeof LeadContact>;
