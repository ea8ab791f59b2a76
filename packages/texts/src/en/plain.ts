/** What a site says that offers no lowered payment. Only such a site loads it. */
export const plain = {
  // Landing page
  claim:
    'Compare your payment with and without help, and by type of loan. <a>See a worked example</a>.',
  withHelp: 'A month, with the help',
  withoutHelp: 'A month, without help',
  holds: 'Taxes and insurance are in both payments.',
  costs: 'Some help has to be paid back. You see how much, and when, before you decide.',

  // How it works
  title: 'How the comparison works',
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
  otherWays: '“On screen” is what you see now.',
  owed: 'Owed on the help after {years, number} years',

  // Comparison of programs
  foot: 'Your own rate, payment and costs could be higher.',

  // The side panel of the questions
  estimateLead: 'See what it could cost',

  // Confirmation
  confirmationLead: "We don't want you to miss any help",

  // Programs
  estimate: 'Estimate My Payment',
  counted: 'the payment, with mortgage insurance and payments on the help',

  // Pre-approval
  ask: 'Ask for Pre-approval',

  // Where other sites say “traditional”
  mortgagePayment: 'Mortgage payment',
  year1: 'Year 1',
  lenderCounts: 'A lender counts the payment, taxes included: {housing} a month.',
  atFirst:
    'Mortgage payment: {payment}/month at first, taxes and insurance included. They are estimated to rise each year.',

  // Dashboard
  welcomeBackLead: 'Pick up where you left off',
  unlockSavings: 'Start Your Estimate Today',
  unlockLead: 'See the help you may be eligible for, and what your mortgage could cost',
  example: 'See a worked example',
} as const;
