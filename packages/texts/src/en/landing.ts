export const landing = {
  signIn: 'Sign In',
  lead: 'Answer {questions:number} questions. See the down payment help you may be eligible for, and what your mortgage could cost each month.',
  start: 'Get my quote',
  continue: 'Continue my quote',
  effort: '3 minutes \u00b7 no account needed',
  claim:
    'Up to 30% lower payments for the first years. <a>See a worked example</a>, with what is owed later.',
  exampleTitle: 'An example',
  traditional: 'Traditional payment',
  lowered: 'With monthly payment lowering',
  month: '/month',
  exampleHome: 'An example: a home for {price:string}',
  owedLater:
    'For {years:number} years. After that <b>{after:string}</b> a month, and <b>{owed:string}</b> is owed on the line of credit. <b>{closing:string}</b> of taxes and insurance is due at closing.',
  why: 'What you get here',
  reasonsTitle: 'Reasons, not a phone number',
  reasons: 'Programs from all 50 states, with the rule behind every yes and no.',
  costsTitle: 'What it costs later',
  costs: 'What you save now, you owe later. You see how much before you decide.',
  datesTitle: 'Dated facts',
  dates: 'Every limit, rate and program names its source and the date we checked it.',
} as const;
