import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    paymentsTitle: 'What the payments are made of',
    paymentsWouldBe: 'What the payments would be made of, if you qualified',
    lowered: 'Lowered',
    traditional: 'Traditional',
    bar: '{name:string}: {payment:string} a month',
    loan: 'Principal & interest',
    lineOfCredit: 'Line of credit',
    secondLoan: 'Second loan',
    taxesAndInsurance: 'Taxes & insurance',
    added: 'What you added',
    saved: 'Saved',
    partsTable: 'Parts of the payments, a month',
    part: 'Part',
    total: 'Total',

    savingsTitle: 'Savings and what you owe for them',
    savingsWouldBe: 'Savings and what you would owe for them, if you qualified',
    savingsOnLine:
      'After {years:number} years: <b>{saved:string}</b> saved, <b>{owed:string}</b> owed on the line of credit. {closing:string} was paid at closing.',
    savingsOnSecond:
      'After {years:number} years: <b>{saved:string}</b> saved, <b>{owed:string}</b> owed on the second loan. {closing:string} was paid at closing.',
    savedSoFar: 'Saved so far',
    owedOnLine: 'Owed on the line of credit',
    owedOnSecond: 'Owed on the second loan',
    savingsTable: 'Savings and balance owed, year by year',
    endOfYear: 'End of year',
    year: 'Year {year:number}',
    yearsSince: 'Years since the purchase',
  },
});
