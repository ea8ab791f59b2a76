export const example = {
  title: 'Where \u201cup to 30%\u201d comes from',
  lead: 'One home, worked through to the end, with what is owed later.',
  home: 'It costs {price:string}, and {down:string} is paid down. Property tax is {tax:string} of the price a year, home insurance {insurance:string}. The loan runs {years:number} years at {rate:string}.',
  traditionalTitle: 'Traditional payment',
  traditional:
    '{loan:string} a month repays the loan, and {taxes:string} pays taxes and insurance.',
  loweredTitle: 'With monthly payment lowering',
  lowered: '{saved:string}/month less ({percent:string}) for {years:number} years.',
  dueAtClosing: 'Taxes and insurance due at closing',
  how: 'For {years:number} years the buyer only repays the loan. Taxes and insurance for the first year are paid at closing. A line of credit pays them for the other years, and the buyer owes it in the end.',
  who: 'The saving is large here because taxes and insurance are a large part of the payment. Yours may be smaller, or you may not qualify. This is an estimate, not an offer.',
  start: 'Start my own quote',
} as const;
