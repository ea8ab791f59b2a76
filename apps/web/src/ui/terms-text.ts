import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    title: 'The terms of these payments',
    loanAmount: 'Loan amount',
    downPayment: 'Down payment',
    ofPrice: '{percent:string} of the price',
    term: 'Term',
    years: '{years:number} years',
    fixedRate: 'fixed rate',
    rate: 'Interest rate',
    apr: 'APR',
    aprIsRate: 'the same as the rate: no fees are added here',
    oneYear: 'Year {from:number}',
    span: 'Years {from:number} to {to:number}',
    month: '{amount:string}/month',
    inside: 'Taxes and insurance are inside, as estimated.',
    insideRising:
      'Taxes and insurance are inside. They are estimated to rise each year, which makes it {last:string} in year {to:number}.',
    apartFromLineOfCredit:
      'Taxes and insurance are not inside: the first year is paid at closing, the others from the line of credit.',
    apartFromSecondLoan:
      'Taxes and insurance are not inside: the first year is paid at closing, the others from the second loan.',
    owedOnLineOfCredit: 'Owed on the line of credit after year {year:number}',
    owedOnSecondLoan: 'Owed on the second loan after year {year:number}',
    owedAtEnd: 'Owed after year {year:number}',
    nothing: 'Nothing',
  },
});
