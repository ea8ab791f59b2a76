/** Names and values in the emails about a request. */
export const leadFacts = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  notGiven: 'Not given',
  call: 'Calls',
  text: 'Texts',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',

  programs: 'Matching programs',
  none: 'None',
  program: 'Program {number:number}',
  programWords: '{name:string} ({agency:string}): up to {amount:string}',
  programToCheck: '{name:string} ({agency:string}): up to {amount:string}, to be checked',
  morePrograms: 'More programs',
} as const;
