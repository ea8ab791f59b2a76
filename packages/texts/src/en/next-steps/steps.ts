/** The buyer's next steps, on pages, on paper and in the email to the buyer. */
export const steps = {
  title: 'Your next steps',
  more: 'More about: {title:string}',

  'call-program': 'Call about {program:string}',
  'call-programWords': '{agency:string}. Ask: “{question:string}”',
  'ask-lender':
    'I want to buy a home in {zipcode:string} for {price:string}. Is this program open, and which lenders offer it?',
  'ask-agency':
    'I want to buy a home in {zipcode:string} for {price:string}. Is this program open, and how do I apply?',
  'ask-counselor':
    'I want to buy a home in {zipcode:string} for {price:string}. Is this program open, and which counselor do I see first?',
  'ask-unknown':
    'I want to buy a home in {zipcode:string} for {price:string}. Is this program open, and who takes applications?',

  'call-state': 'Call {state:string}’s housing agency',
  'call-stateWords': '{agency:string}. Ask: “{question:string}”',
  firstTime: 'Which loan fits a first-time buyer in {zipcode:string}?',
  firstTimeScored:
    'Which loan fits a first-time buyer in {zipcode:string} with a score of {score:string}?',
  notFirstTime: 'Which loan fits a buyer in {zipcode:string}?',
  notFirstTimeScored: 'Which loan fits a buyer in {zipcode:string} with a score of {score:string}?',
  scoreFrom: '{from:number} or more',
  scoreTo: '{to:number} or less',
  scoreRange: '{from:number} to {to:number}',
  noPhone: 'We do not have its phone number.',
  agencySite: 'Go to its website',

  class: 'Take a homebuyer class',
  classWords: '{program:string} asks for one.',
  classUnknown: '{program:string} asks for one. Ask which class counts before you pay for it.',
  classLink: 'See the class',

  documents: 'Collect your papers',
  documentsWords:
    'Photo ID, pay stubs of the last 30 days, bank statements of 2 months, W-2s and tax returns of 2 years.',
  veteranDocuments: 'Your VA certificate of eligibility too, or your DD-214 to get one.',

  counselor: 'Meet a counselor',
  counselorWords: 'HUD-approved, free or low cost.',
  counselorFirst: '{program:string} starts with a counselor. HUD-approved, free or low cost.',
  near: 'Near {zipcode:string}',

  'loan-estimates': 'Get two Loan Estimates',
  estimatesWords: 'The official form. Hold both against these figures.',
  estimatesLender:
    'Ask lenders that offer {program:string}. Hold both forms against these figures.',
  estimatesLink: 'What the form shows',

  print: 'Take this page along',
  printLink: 'Print this page',

  demonstration: 'Demonstration: no lender reads this form.',
} as const;
