/** English texts are in the domain package. A translation uses the same keys. */
export { choiceWords as choices } from '@latchkey/domain';

export const app = {
  notFound: "Oops! The page you're looking for doesn't exist.",
  backHome: 'Go back to Home',
  failed: 'Something went wrong on this page.',
  reload: 'Try again',
  skip: 'Skip to content',
  needsScript: 'This page needs JavaScript',
  turnOnScript: 'Turn on JavaScript in your browser’s settings. Then reload this page.',
  steps: 'Your progress',
  done: 'done',
  current: 'you are here',
  comeBack: 'Want to come back later?',
  createAccount: 'Create an account',
  homeInfo: 'Home Info',
  homeInfoLead: "Info about home you'd like to buy",
  financialInfo: 'Financial Info',
  financialInfoLead: 'Info on your personal finances',
  personalInfo: 'Personal Info',
  personalInfoLead: 'Info about you and your household',
  programs: 'Down Payment Programs',
  programsLead: 'See what programs you qualify for',
  estimate: 'Mortgage Estimate',
  estimateLead: 'See how much you can save',
} as const;

export const auth = {
  signedOut: 'You were signed out',
  signInAgain: 'Sign in again to see your saved applications.',
  // Why someone with a role must sign in again
  idle: 'You were signed out after 30 minutes without activity.',
  age: 'You were signed out 12 hours after you signed in.',
  confirm: 'Sign in again to confirm that it is you.',
  accessEnded:
    'Your employer no longer confirms your access. Sign in again with your work account.',
} as const;

export const quotes = {
  clearAnswers: 'Clear my answers',
  cleared: 'Cleared',
  clearedAnswers: 'Your answers were removed from this browser.',
  error: 'Error',
  clearFailed: 'We could not clear your answers. Check your connection, then try again.',
} as const;

export const ui = {
  back: 'Back',
  signIn: 'Sign In',
  loading: 'Loading',
  pageFailed: 'We could not load this page.',
  tryAgain: 'Try again',
  alerts: 'Messages',
  dismiss: 'Dismiss',
  sources: 'Sources and dates',
  mainPages: 'Main pages',
  howItWorksLink: 'How it works',
  programsLink: 'Programs',
  priceLink: 'How much house',
  sourcesLink: 'Sources',
  loanEstimateLink: 'Check a Loan Estimate',
  proofLink: 'Proof',
  dataLink: 'Data',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  pathToPage: 'You are here',
  legalLinks: 'About this site',
  switched: 'This page is in English now.',
  averageDay: '{day}, {days, number} days ago',
  unreadableAmount: 'Enter the amount in digits, like 400,000.',
  unreadablePercent: 'Enter a percentage like 6.375, with at most three decimal places.',
} as const;

/** Whether a program has money available. */
export const funding = {
  openOn: 'Open, {day}',
  agencySays: '{words}, the agency says so',
  wasOpenOn: 'Was open on {day}',
  unknown: 'Funding unknown',
  openInShort: 'Open',
  wasOpenInShort: 'Was open',
  unknownInShort: 'Unknown',
  paused: 'Paused',
  pausedOn: 'Paused, {day}',
  waitlist: 'Waitlist',
  waitlistOn: 'Waitlist, {day}',
} as const;

/** The text of a chart whose figures can also be shown as a table. */
export const chartFrame = {
  asTable: 'Show as a table',
} as const;
