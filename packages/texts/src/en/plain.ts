import type * as aboutArea from './about.ts';
import type * as calculatorArea from './calculator.ts';
import type * as commonArea from './common.ts';
import type * as confirmationArea from './confirmation.ts';
import type * as dashboardArea from './dashboard.ts';
import type * as landingMoreArea from './landing-more.ts';
import type * as loweringArea from './lowering.ts';
import type * as paymentsArea from './payments.ts';
import type * as preApprovalArea from './pre-approval.ts';
import type * as programsArea from './programs.ts';
import type * as termsLineArea from './terms-line.ts';

// Texts for a site that offers no lowered payment. Other sites do not load this text area.

export const howItCompares = {
  lead: 'We show what the same home costs each month with and without down payment help.',
  partsTitle: 'Two parts in every payment',
  parts: 'One part repays the loan. The other pays taxes and insurance.',
  helpTitle: 'Help makes the loan smaller',
  help: 'Here, {amount} of help lowers the payment by <b>{less}</b> a month.',
  backTitle: 'Some help is paid back',
  back: 'Help can be a gift, or a loan that you repay each month or when you sell. You see which.',
  typesTitle: 'The type of loan matters',
  types:
    'Loan types differ in down payment, limits and mortgage insurance. We show each one that fits your figures.',
} as const;

/** Sentences that replace the sentences with the same keys in another text area. See `textOf`. */
type InPlace<Sentences> = { readonly [Key in keyof Sentences]?: string };

export const afford = {
  lead: 'Lenders look at the payment, with taxes: {housing} a month.',
} as const satisfies InPlace<typeof calculatorArea.afford>;

export const app = { estimateLead: 'See what it could cost' } as const satisfies InPlace<
  typeof commonArea.app
>;

export const compare = {
  sameBasisNote: 'with loan, taxes, insurance, fees and dues',
} as const satisfies InPlace<typeof programsArea.compare>;

export const confirmation = {
  lead: "We don't want you to miss any help",
} as const satisfies InPlace<typeof confirmationArea.confirmation>;

export const dashboard = {
  welcomeBackLead: 'Pick up where you left off',
  unlockSavings: 'Start Your Estimate Today',
  example: 'See a worked example',
} as const satisfies InPlace<typeof dashboardArea.dashboard>;

export const landingMore = {
  lowering: 'How the comparison works',
  costs: 'Some help has to be paid back. You see how much, and when, before you decide.',
} as const satisfies InPlace<typeof landingMoreArea.landingMore>;

export const lowering = { title: 'How the comparison works' } as const satisfies InPlace<
  typeof loweringArea.lowering
>;

export const preApproval = { title: 'Request Pre-approval' } as const satisfies InPlace<
  typeof preApprovalArea.preApproval
>;

export const programs = { estimate: 'Estimate My Payment' } as const satisfies InPlace<
  typeof programsArea.programs
>;

export const scenarios = {
  otherWays: '“On screen” is what you see now.',
  traditionalColumn: 'On screen',
  owed: 'Owed on the help after 7 years',
} as const satisfies InPlace<typeof calculatorArea.scenarios>;

export const terms = { traditional: 'Mortgage payment' } as const satisfies InPlace<
  typeof paymentsArea.terms
>;

export const termsLine = {
  traditional:
    'Mortgage payment: {payment}/month at first, taxes and insurance included. They are estimated to rise each year.',
} as const satisfies InPlace<typeof termsLineArea.termsLine>;

export const details = {
  traditionalYear1: 'Year 1',
  notLoweredTitle: 'What you owe later',
  notLoweredWords: 'You owe your mortgage, and any help that has to be paid back. Nothing more.',
} as const satisfies InPlace<typeof calculatorArea.details>;

export const example = {
  lead: 'The costs of one home, step by step.',
  who: 'Your payment may be higher or lower. This is an estimate, not an offer. Help can lower your payment: answer the questions to see yours.',
  traditionalTitle: 'Mortgage payment',
} as const satisfies InPlace<typeof aboutArea.example>;

export const print = {
  traditional: 'Mortgage payment: {payment} a month.',
  withoutHelp:
    'This payment includes taxes and insurance. These figures do not include any down payment help.',
} as const satisfies InPlace<typeof calculatorArea.print>;
