/** The figures that the buyer saw, with the terms of each payment. */
export const figures = {
  title: 'Your figures',
  terms: 'Payments and terms',

  loan: 'Loan',
  loanWords: '{amount}, {years, number} years at {rate}',
  loanTypeWords: '{amount}, {type}, {years, number} years at {rate}',
  noLoan: 'None needed',
  downPayment: 'Down payment',
  downPaymentWords: '{amount} ({percent} of the price)',
  help: 'Help applied',
  helpWords: '{amount} from {program}',
  noHelp: 'None applied',
  traditional: 'Traditional payment',
  payment: 'Mortgage payment',
  aMonth: '{amount} a month',
  lowered: 'Lowered payment',
  loweredNot: 'Lowered payment (not yours: you did not qualify)',
  loweredWords: '{lowered} a month for {length}, then {after}',
  loweredPayback:
    '{lowered} a month for {length}, then {after}. While you pay the line back, {payback} for {years, plural, one {# year} other {# years}}',
  lineDue: 'The line is then due in full',
  lowers:
    '{payment} lowers your monthly payments by {saved}/month ({percent}) for {years, number} years',
  '7 years': '7 years',
  '5 years': '5 years',
  '3 years': '3 years',
  '3 years (LOC)': '3 years (LOC)',
  owedThen: 'Owed when the program ends',
  owedWords: '{owed} before interest',
  owedOnLine: '{owed} before interest, {total} with interest at {rate}',
  owedOnLoan: '{owed} on the second loan, at {rate}',
  waiting: 'Interest',

  helpOwed: 'Owed on the help',
  helpOwedWords: '{amount} if you sell when the program ends',
  helpOwedIn7Years: '{amount} if you sell after 7 years',
  helpOwedUnknown: 'Unknown: ask the agency what you would owe if you sold',

  programsTitle: 'Your programs',
  noPrograms: 'No program in our catalog fits your answers.',
  program: 'Up to {amount} from {agency}.',
  programToCheck: 'Up to {amount} from {agency}, with something left to check.',
  noPhone: 'No phone number listed.',
  morePrograms: 'There are {count, number} more on the programs page.',
} as const;

/** The buyer's next steps, on pages, on printed pages and in the email to the buyer. */
export const steps = {
  title: 'Your next steps',
  reference:
    'Your reference number is {reference}. Have it ready when you call or write to {team}.',
  more: 'More about: {title}',

  'call-program': 'Call about {program}',
  'ask-program': 'Ask about {program}',
  'ask-programWords': '{agency}. Ask: “{question}”',
  'ask-bank': 'Ask your bank: are you a member of {memberOf}?',
  'ask-bankWords':
    'Only member banks offer {program}. If your bank is not a member, ask another bank.',
  'call-programWords': '{agency}. Ask: “{question}”',
  'ask-lender':
    'I want to buy a home in {zipcode} for {price}. Is this program open, and which lenders offer it?',
  'ask-agency':
    'I want to buy a home in {zipcode} for {price}. Is this program open, and how do I apply?',
  'ask-counselor':
    'I want to buy a home in {zipcode} for {price}. Is this program open, and which counselor do I see first?',
  'ask-unknown':
    'I want to buy a home in {zipcode} for {price}. Is this program open, and who takes applications?',

  'call-state': 'Call {state}’s housing agency',
  'call-stateWords': '{agency}. Ask: “{question}”',
  firstTime: 'Which loan fits a first-time buyer in {zipcode}?',
  firstTimeScored: 'Which loan fits a first-time buyer in {zipcode} with a score of {score}?',
  notFirstTime: 'Which loan fits a buyer in {zipcode}?',
  notFirstTimeScored: 'Which loan fits a buyer in {zipcode} with a score of {score}?',
  scoreFrom: '{from, number} or more',
  scoreTo: '{to, number} or less',
  scoreRange: '{from, number} to {to, number}',
  noPhone: 'We do not have the phone number.',
  agencySite: 'Go to its website',

  class: 'Take a homebuyer class',
  classWords: '{program} requires a class.',
  classUnknown: '{program} requires a class. Ask which class counts before you pay for one.',
  classLink: 'See the class',

  documents: 'Gather your documents',
  documentsWords:
    'Photo ID, pay stubs for the last 30 days, 2 months of bank statements, and 2 years of W-2s and tax returns.',
  veteranDocuments: 'Also your VA Certificate of Eligibility, or your DD-214 to get one.',

  counselor: 'Meet a counselor',
  counselorWords: 'HUD-approved, free or low cost.',
  counselorFirst: '{program} starts with a counselor. HUD-approved, free or low cost.',
  near: 'Near {zipcode}',

  'loan-estimates': 'Get two Loan Estimates',
  estimatesWords: 'A Loan Estimate is the official form. Compare both with these figures.',
  estimatesLender: 'Ask lenders that offer {program}. Compare both with these figures.',
  estimatesLink: 'What the form shows',
  estimatesCheck: 'Check yours here, on this device',

  print: 'Take this page with you',
  printLink: 'Print this page',

  demonstration: 'Demonstration: no lender reads this form.',
} as const;
