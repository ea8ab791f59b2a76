export const example = {
  title: 'Where \u201cup to {percent:string}\u201d comes from',
  lead: 'One home, calculated step by step, including what you owe later.',
  home: 'The home costs {price:string}, and you put {down:string} down. Each year, property tax is {tax:string} of the price and home insurance is {insurance:string}. The loan is for {years:number} years at {rate:string}.',
  traditionalTitle: 'Traditional payment',
  traditional:
    '{loan:string} a month repays the loan, and {taxes:string} pays taxes and insurance.',
  loweredTitle: 'With {name:string}',
  lowered: '{saved:string}/month less ({percent:string}) for {years:number} years.',
  dueAtClosing: 'Taxes and insurance due at closing',
  how: 'For {years:number} years, you pay only the loan. You pay the first year\u2019s taxes and insurance at closing. A line of credit pays them for the other years, and you owe that money at the end.',
  who: 'The savings are large here because taxes and insurance are a large part of the payment. Your savings may be smaller, or you may not qualify. This is an estimate, not an offer.',
  start: 'Start my own quote',
} as const;
