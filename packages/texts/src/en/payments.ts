/**
 * The notice at the top of every printed or shared estimate, required by Reg Z 1026.19(e)(2)(ii).
 */
export const loanEstimate = {
  notice:
    'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
} as const;

export const payment = {
  month: '/month',

  owedTitle: 'What you will owe later',
  owedLineOfCredit: 'Owed then on the line of credit, with interest',
  owedSecondLoan: 'Still owed then on the second loan',
  movesCost:
    'The {name} program ({shortName}) moves costs to later. It does not remove them. The <b>{savings}</b> saved in {years, number} years equals the first year\u2019s taxes and insurance, which you pay at closing, plus what you still owe after that.',
  movesCostToSecondLoan:
    'The {name} program ({shortName}) moves costs to later. It does not remove them. You save <b>{savings}</b> in {years, number} years, while a second loan of <b>{borrowed}</b> pays taxes and insurance. You repay the second loan over the whole term, at the same rate as the first loan.',

  tableTitle: 'Year by year',
  notSaved: 'Not paid monthly. Prepaid or borrowed, not saved.',
  tableWouldBe: 'Year by year, if you qualified',
  year: 'Year',
  monthlyPayment: 'Monthly Payment',
  totalSavings: 'Total Savings',
  savingsShrink:
    'The last row is lower than the {savings} saved after {years, number} years, because you are still paying off the second loan.',
  estimated: 'Taxes and insurance are estimated to rise {growth} a year.',

  leftOutTitle: 'What this leaves out',
  leftOutLead: 'Your actual costs will be higher. Not included here:',
  leftOutLineInterest: 'Interest on the line of credit',
  leftOutMortgageInsurance: 'Mortgage insurance',
  leftOutClosing: 'Closing costs',
  leftOutHoa: 'Homeowners association (HOA) dues',
  leftOutFlood: 'Flood insurance, if the home lies in a flood zone. <a>See FEMA’s flood map</a>',
} as const;

export const terms = {
  title: 'Loan details and every payment',
  loanAmount: 'Loan amount',
  downPayment: 'Down payment',
  ofPrice: '{percent} of the price',
  term: 'Term',
  years: '{years, number} years',
  fixedRate: 'fixed rate',
  rate: 'Interest rate',
  insured:
    'The payments include mortgage insurance for the first {months, plural, one {# month} other {# months}}.',
  notInsured:
    'These payments do not include mortgage insurance. You pay it for {months, plural, one {# month} other {# months}}.',
  lowered: 'With {name}',
  wouldBeLowered: 'With {name}, if you qualified',
  traditional: 'Traditional mortgage',
  oneYear: 'Year {from, number}',
  span: 'Years {from, number} to {to, number}',
  month: '{amount}/month',
  inside: 'The payment includes {part} for estimated taxes and insurance.',
  insideRising:
    'The payment includes {part} for taxes and insurance at first, estimated to rise each year. In year {to, number}, the payment is {last}.',
  insideFalling:
    'The payment includes {part} for taxes and insurance at first, estimated to rise each year. Mortgage insurance ends: in year {to, number}, the payment is {last}.',
  lineOfCredit:
    'The payment does not include taxes and insurance. You pay the first year at closing, and the line of credit pays the other years.',
  lineOfCreditPart:
    'The payment does not include taxes and insurance, except {part}. You pay the first year at closing, and the line of credit pays the other years.',
  secondLoan:
    'The payment does not include taxes and insurance. You pay the first year at closing, and a second loan pays the other years. The payment includes {part} for the second loan.',
  owedOnLineOfCredit: 'Owed on the line of credit after year {year, number}, with interest',
  owedOnSecondLoan: 'Owed on the second loan after year {year, number}',
  owedAtEnd: 'Owed after year {year, number}, the end of the term',
  payback:
    'Plus, to pay back the line of credit over {years, plural, one {# year} other {# years}}',
  nothing: 'Nothing',
} as const;
