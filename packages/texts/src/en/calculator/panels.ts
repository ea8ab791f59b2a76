export const panels = {
  owedOnLineAndHelp: 'Then owed on line of credit and help',
  owedOnSecondAndHelp: 'Then owed on second loan and help',
  owedParts: '{second:string} on the {loan:string}, {help:string} on the help.',
  lineOfCredit: 'line of credit',
  secondLoan: 'second loan',
  owedUnknown: 'Ask the agency what you would owe on the help.',
  helpCosts: 'See what the help costs',
  fellDue: 'The help is due before that: {dollars:string} after {years:number} year{{s}}.',
  assistancePayment: 'plus <b>{payment:string}/month</b> for the help, {years:number} years',
  helpPaymentUnknown: 'plus a payment for the help: ask the agency',

  'financed-fha': 'FHA\u2019s up-front premium of {premium:string} is added to the loan.',
  'financed-va': 'VA\u2019s funding fee of {premium:string} is added to the loan.',
  'financed-usda': 'USDA\u2019s guarantee fee of {premium:string} is added to the loan.',

  besides: 'On top of these payments',
  duesOutside: 'The payments above do not include the HOA dues that you added.',
  extraOutside: 'The payments above do not include the extra principal that you added.',

  insuranceLikely:
    'Mortgage insurance, which a loan like this requires: about {monthly:string} a month for {months:number} months',
  insuranceForLife:
    'Mortgage insurance, which an FHA loan like this requires: about {monthly:string} a month for the life of the loan, and {upFront:string} up front',
  insuranceForYears:
    'Mortgage insurance, which an FHA loan requires: about {monthly:string} a month for {months:number} months, and {upFront:string} up front',
  insuranceVa:
    'VA\u2019s funding fee of {upFront:string}, usually added to the loan. You pay none with a VA disability rating',
  insuranceUsda:
    'USDA\u2019s fees: about {monthly:string} a month for the life of the loan, and {upFront:string} up front',
  insuranceUnknown: 'Mortgage insurance: a loan like this requires it, but we have no rate for it',
  more: 'Repairs, moving, a lender\u2019s deposits',
  leftOutNote: 'Your costs will be higher: {parts:string}.',
  shortInsurance: 'mortgage insurance',
  shortVa: 'VA\u2019s funding fee',
  shortUsda: 'USDA\u2019s fees',
  shortLineInterest: 'interest on the line of credit',
  shortClosing: 'closing costs',
  shortDues: 'HOA dues',
  shortMore: 'repairs',
  addThem: 'Add what you know',
} as const;
