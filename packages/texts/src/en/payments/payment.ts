export const payment = {
  month: '/month',

  owedTitle: 'What you will owe later',
  wouldOweTitle: 'What you would owe later',
  paymentAfter: 'From year {year:number} you pay',
  owedLineOfCredit: 'Then still owed on the line of credit',
  owedSecondLoan: 'Then still owed on the second loan',
  movesCost:
    'The {name:string} program ({shortName:string}) moves costs to later. It does not remove them. The <b>{savings:string}</b> saved in {years:number} years equals the first year\u2019s taxes and insurance, which you pay at closing, plus what you still owe after that.',
  movesCostToSecondLoan:
    'The {name:string} program ({shortName:string}) moves costs to later. It does not remove them. You save <b>{savings:string}</b> in {years:number} years, while a second loan of <b>{borrowed:string}</b> pays taxes and insurance. You repay the second loan over the whole term, at the same rate as the first loan.',

  tableTitle: 'Year by year',
  tableWouldBe: 'Year by year, if you qualified',
  year: 'Year',
  monthlyPayment: 'Monthly Payment',
  totalSavings: 'Total Savings',
  savingsShrink:
    'The last row is lower than the {savings:string} saved after {years:number} years, because you are still paying off the second loan.',
  estimated: 'Taxes and insurance are estimated to rise {growth:string} a year.',

  leftOutTitle: 'What this leaves out',
  leftOutLead: 'Your actual costs will be higher. Not included here:',
  leftOutLineInterest: 'Interest on the line of credit',
  leftOutMortgageInsurance: 'Mortgage insurance',
  leftOutClosing: 'Closing costs',
  leftOutHoa: 'Homeowners association (HOA) dues',
} as const;
