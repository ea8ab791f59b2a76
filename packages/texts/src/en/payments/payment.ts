export const payment = {
  month: '/month',

  owedTitle: 'What you will owe later',
  wouldOweTitle: 'What you would owe later',
  paymentAfter: 'From year {year:number} you pay',
  owedLineOfCredit: 'Then still owed on the line of credit',
  owedSecondLoan: 'Then still owed on the second loan',
  movesCost:
    'The monthly payment lowering program (ITMO) moves cost to later, it does not remove it: the <b>{savings:string}</b> saved in {years:number} years is the first year\u2019s taxes and insurance, paid at closing, and what is still owed then.',
  movesCostToSecondLoan:
    'The monthly payment lowering program (ITMO) moves cost to later, it does not remove it: you save <b>{savings:string}</b> in {years:number} years, while a second loan of <b>{borrowed:string}</b> pays taxes and insurance. You repay it over the whole term, at the rate of the loan.',

  tableTitle: 'Year by year',
  tableWouldBe: 'Year by year, if you qualified',
  year: 'Year',
  monthlyPayment: 'Monthly Payment',
  totalSavings: 'Total Savings',
  savingsShrink:
    'The last row is lower than the {savings:string} saved after {years:number} years: after them you still pay off the second loan.',
  estimated: 'Taxes and insurance are estimated to rise {growth:string} a year.',

  leftOutTitle: 'What this leaves out',
  leftOutLead: 'Your actual costs will be higher. Not included here:',
  leftOutLineInterest: 'Interest on the line of credit',
  leftOutMortgageInsurance: 'Mortgage insurance',
  leftOutClosing: 'Closing costs',
  leftOutHoa: 'Homeowners association (HOA) dues',
} as const;
