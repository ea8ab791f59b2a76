import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'Does it fit your income?',
    lead: 'A lender counts {housing:string} a month for the home: the traditional payment, since taxes and insurance have to be paid either way.',
    plusHelp: 'This includes the payment for the help.',
    helpUnknown: 'This leaves out the payment for the help, which is unknown.',
    front: 'For the home',
    back: 'With other debts',
    ofIncome: 'of income',
    incomeOpen: 'Answer the income question to see this as a share of your income.',
    otherDebts: 'Other debts a month',
    otherDebtsHint: 'Cars, cards, student loans. Zero if none.',

    ruleWithin:
      'Within the common 28/36 guide: at most {front:string} for the home, {back:string} with all debts.',
    ruleOver:
      'Over the common 28/36 guide: at most {front:string} for the home, {back:string} with all debts. Lenders may still accept more.',
    guides: 'What lenders accept',
    within: 'within',
    over: 'over',
    both: '{front:string} home, {back:string} all',
    backOnly: '{back:string} all',
    'guide-rule-of-thumb': 'Rule of thumb 28/36',
    'guide-fannie-mae-manual': 'Fannie Mae, manual review',
    'guide-fannie-mae-manual-reserves': 'Fannie Mae, with good score and savings',
    'guide-fannie-mae-automated': 'Fannie Mae, automated review',
    'guide-fha-manual': 'FHA, manual review',
    'guide-fha-manual-one-factor': 'FHA, with one extra strength',
    'guide-fha-manual-two-factors': 'FHA, with two extra strengths',
    'guide-fha-automated': 'FHA, automated review',
    guideSource: '{publisher:string}, {year:string}',
    guidesNote: 'These are guides, not a decision. A lender looks at more than this.',

    conforming: 'conforming loan limit',
    fha: 'FHA loan limit',
    limitLoading: 'Looking up the county\u2019s loan limit.',
    limitFailed: 'The county\u2019s loan limit could not be loaded.',
    tryAgain: 'Look it up again',
    limitWithin: 'The loan is within the {kind:string} of {county:string}: {limit:string}.',
    limitOver:
      'The loan is {over:string} over the {kind:string} of {county:string}, {limit:string}. That is a different kind of loan, with other rates and rules, and help programs may not accept it.',
    limitTwoUnits: 'That is the limit for two units.',
    limitSource: '{publisher:string}, {asOf:string}.',
  },
});
