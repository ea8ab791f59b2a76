/** Labels for the choices. Emails use these labels. The web app may translate them. */
export const choiceWords = {
  'single-family': 'Single-Family',
  condo: 'Condo',
  'multi-family': 'Multi-Family',
  primary: 'Primary Residence',
  vacation: 'Vacation Home',
  investment: 'Investment Property',
  excellent: 'Excellent (720+)',
  good: 'Good (660 to 719)',
  fair: 'Fair (620 to 659)',
  poor: 'Poor (619 and below)',
  education: 'Education',
  'law-enforcement': 'Law Enforcement',
  firefighter: 'Firefighter',
  healthcare: 'Healthcare',
  yes: 'Yes',
  no: 'No',
  /** Label for the last household size, which also covers larger households. */
  openEnded: '8 or more',
  firstTime: 'First Time Home Buyer',
  notFirstTime: 'Not First Time Home Buyer',
  noneApplicable: 'None Applicable',
} as const satisfies Record<string, string>;

/** The key of a choice, or of another answer that has a label. */
export type ChoiceWord = keyof typeof choiceWords;
