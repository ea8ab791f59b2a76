export const landing = {
  signIn: 'Sign In',
  lead: 'Answer {questions:number} questions. See the down payment help you may be eligible for, and what your mortgage could cost each month.',
  start: 'Get my quote',
  continue: 'Continue my quote',
  effort: '3 minutes \u00b7 no account needed',
  claim:
    'Up to 30% lower payments in the early years. <a>See a worked example</a>, including what you owe later.',
  exampleTitle: 'An example',
  traditional: 'Traditional payment',
  lowered: 'With monthly payment lowering',
  month: '/month',
  exampleHome: 'Example: a home for {price:string}',
  owedLater:
    'This lasts {years:number} years. After that, you pay <b>{after:string}</b> a month and owe <b>{owed:string}</b> on the line of credit. You also pay <b>{closing:string}</b> for taxes and insurance at closing.',
  why: 'What you get here',
  reasonsTitle: 'See why you do or do not qualify',
  reasons: 'Programs from all 50 states, with the rule behind every yes and no.',
  costsTitle: 'What it costs later',
  costs: 'The money you save now is money you owe later. You see how much before you decide.',
  datesTitle: 'Every fact has a date',
  dates: 'We list the source of every limit, rate and program, and the date we checked it.',
} as const;
