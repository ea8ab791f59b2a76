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

/** What a site says that offers no lowered payment. Only such a site loads it. */
export const plain = {
  // Landing page
  claim:
    'Compare your payment with and without help, and by type of loan. <a>See a worked example</a>.',
  withHelp: 'A month, with the help',
  withoutHelp: 'A month, without help',
  holds: 'Taxes and insurance are in both payments.',

  // How it works
  lead: 'We show what the same home costs each month with help and without it.',
  partsTitle: 'Two parts in every payment',
  parts: 'One part repays the loan. The other pays taxes and insurance.',
  helpTitle: 'Help makes the loan smaller',
  help: 'Here, {amount} of help lowers the payment by <b>{less}</b> a month.',
  backTitle: 'Some help is paid back',
  back: 'Help can be a gift, or a loan that you repay each month or when you sell. You see which.',
  typesTitle: 'The type of loan counts',
  types:
    'Types differ in down payment, limits and mortgage insurance. We show each one that fits your figures.',

  // Worked example
  exampleTitle: 'A worked example',
  exampleLead: 'One home, calculated step by step.',
  exampleWho:
    'Your payment may be higher or lower. This is an estimate, not an offer. Help can lower it: answer the questions to see yours.',

  // Calculator
  payment: 'MORTGAGE PAYMENT',
  inside: 'Taxes and insurance are in it.',
  withoutHelpWords: 'Taxes and insurance are in it. These figures do not count any help.',
  notHelped: 'Without the help: <b>{payment}</b> a month.',
  byType: 'By type of loan, with mortgage insurance',
  type: '{type} loan',
  announcement: 'Now {payment} a month.',
  later: 'What you owe later',
  laterWords: 'You owe the loan, and any help that has to be paid back. Nothing more.',

  // Scenarios
  shown: 'On screen',
  shownWithout: 'Without help',
  owed: 'Owed on the help after {years, number} years',

  // Comparison of programs
  foot: 'Your own rate, payment and costs could be higher.',

  // Where other sites say “traditional”
  mortgagePayment: 'Mortgage payment',
  year1: 'Year 1',

  // Dashboard
  unlockLead: 'See the help you may be eligible for, and what your mortgage could cost',
  example: 'See a worked example',
} as const;

/** Sentences in place of those with the same keys in another area: see `textOf`. */
type InPlace<Sentences> = { readonly [Key in keyof Sentences]?: string };

export const afford = {
  lead: 'A lender counts the payment, taxes included: {housing} a month.',
} as const satisfies InPlace<typeof calculatorArea.afford>;

export const app = { estimateLead: 'See what it could cost' } as const satisfies InPlace<
  typeof commonArea.app
>;

export const compare = {
  allInNote: 'the payment, with mortgage insurance and payments on the help',
} as const satisfies InPlace<typeof programsArea.compare>;

export const confirmation = {
  lead: "We don't want you to miss any help",
} as const satisfies InPlace<typeof confirmationArea.confirmation>;

export const dashboard = {
  welcomeBackLead: 'Pick up where you left off',
  unlockSavings: 'Start Your Estimate Today',
} as const satisfies InPlace<typeof dashboardArea.dashboard>;

export const landingMore = {
  lowering: 'How the comparison works',
  costs: 'Some help has to be paid back. You see how much, and when, before you decide.',
} as const satisfies InPlace<typeof landingMoreArea.landingMore>;

export const lowering = { title: 'How the comparison works' } as const satisfies InPlace<
  typeof loweringArea.lowering
>;

export const preApproval = { title: 'Ask for Pre-approval' } as const satisfies InPlace<
  typeof preApprovalArea.preApproval
>;

export const programs = { estimate: 'Estimate My Payment' } as const satisfies InPlace<
  typeof programsArea.programs
>;

export const scenarios = {
  otherWays: '“On screen” is what you see now.',
} as const satisfies InPlace<typeof calculatorArea.scenarios>;

export const terms = { traditional: 'Mortgage payment' } as const satisfies InPlace<
  typeof paymentsArea.terms
>;

export const termsLine = {
  traditional:
    'Mortgage payment: {payment}/month at first, taxes and insurance included. They are estimated to rise each year.',
} as const satisfies InPlace<typeof termsLineArea.termsLine>;
