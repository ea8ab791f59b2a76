export const landing = {
  lead: 'Answer {questions, number} questions, then up to {quick, number} quick ones. See the down payment help you may be eligible for, and what your mortgage could cost each month.',
  start: 'Get my quote',
  continue: 'Continue my quote',
  effort: '3 minutes \u00b7 no account needed',
  claim:
    'Pay up to {percent, number}% less each month for {years, number} years by borrowing your taxes and insurance. You pay it back with interest: <a>see how much</a>.',
  costLater: 'Lower at first. The cost comes later, with interest.',
  noClaim:
    'Compare your payment with and without down payment help, and by type of loan. <a>See a worked example</a>.',

  exampleTitle: 'An example of what you get',
  found: '{count, plural, one {# program found} other {# programs found}}',
  foundLead: 'up to <b>{most}</b> in down payment help',
  mayFind: 'Programs that fit',
  mayFindLead: 'with the rule behind each yes and no',
  payment: 'MORTGAGE PAYMENT',
  first: 'Per month, years 1 to {years, number}',
  owed: 'Owed then, with interest',
  onLine: 'on the line of credit',
  withHelp: 'Per month, with help',
  withoutHelp: 'Per month, without help',
  inBoth: 'Both payments include taxes and insurance.',
  average: 'At the latest average, {rate} ({date})',
  home: 'Example: a {price} home in {place}',

  steps: 'How you get there',
  questionsTitle: '{questions, number} questions, then up to {quick, number} quick ones',
  questionsLead: '3 minutes, no account, no Social Security number.',
  helpTitle: 'The help you may be eligible for',
  helpLead: 'You see the rule behind every yes and no, and whether money is left.',
  paymentTitle: 'Your payment, now and later',
  paymentLead: 'You also see the cash you need at closing.',
} as const;
