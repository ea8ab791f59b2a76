import type { CreditScore, HomePlan, HomeType, Profession } from './choices.ts';

type Choice = HomeType | HomePlan | CreditScore | Profession;

/** Labels of the choices. The server's emails use them. The web app may translate them. */
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
  /** The last household size, which also stands for larger ones. */
  openEnded: '8 or more',
} as const satisfies Record<Choice | 'yes' | 'no' | 'openEnded', string>;
