import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'What the help costs',
    lead: '{amount:string} from {program:string}',
    terms: 'All terms of the program',

    free: 'Nothing to pay back.',
    monthly:
      '{payment:string} a month for {years:number} years at {rate:string}, on top of the payments above.',
    noMonthly: 'Nothing to pay each month.',
    interest: 'Interest of {rate:string} a year is added and paid at the end.',
    compoundInterest: 'Interest of {rate:string} a year is added each year and paid at the end.',
    share: 'The agency takes {percent:string} of the home\u2019s gain in value.',
    forgivenAtEnd: 'All of it is forgiven after {years:number} year{{s}}.',
    forgivenYearly: 'A part is forgiven each year, all of it after {years:number} years.',
    forgivenMonthly: 'A part is forgiven each month, all of it after {years:number} years.',
    forgivenFrom: 'That starts after {years:number} year{{s}}.',
    due: 'It is due if you {events:string}.',
    dueUntilForgiven: 'Until then it is due if you {events:string}.',
    'on-sale': 'sell',
    'on-refinance': 'refinance',
    'on-move-out': 'move out',
    'on-payoff': 'pay off the first loan',
    'on-transfer': 'transfer the home',
    dueAfter: 'It is due after {years:number} years in any case.',
    choices: 'The agency offers more than one way to pay it back. This is the usual one.',

    unknown: 'Unknown, ask the agency: {what:string}.',
    'unknown-repayment': 'how it is paid back',
    'unknown-due': 'when it has to be paid back',
    'unknown-forgiveness': 'whether and when it is forgiven',
    'unknown-payment': 'its rate or how long it is paid',
    'unknown-payment-start': 'when its monthly payments start',
    'unknown-appreciation-share': 'the agency\u2019s share of the home\u2019s gain',
  },
});
