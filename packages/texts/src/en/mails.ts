/**
 * Account emails: emails with a link that verifies an email address, and emails about account
 * changes.
 */
export const account = {
  linkWorks: 'The link works only once and expires after an hour.',
  wasYou: 'If this was you, you do not need to do anything.',
  notYou: 'If this was you, you do not need to do anything. If it was not you, tell us.',

  recoverySubject: 'Reset your {brand} password',
  recoveryPreview: 'Choose a new password. The link works only once and expires after an hour.',
  recovery: 'Choose a new password',
  recoveryWords: 'We received a request for a new password for your {brand} account.',
  recoveryIgnore:
    'If you did not ask for a new password, ignore this email. Your password will not change.',

  signupSubject: 'Confirm your address for {brand}',
  signupPreview: 'One click, and your account is ready.',
  signup: 'Confirm your email address',
  signupWords:
    'You are one click away from your {brand} account, where we save your quotes for you.',
  signupAction: 'Confirm my address',
  signupIgnore:
    'If you did not sign up, ignore this email. No one can use the account unless you confirm your address.',

  codeSubject: 'Your {brand} code',
  code: 'Your code',
  codeWords: 'Type this code to set a new password for your {brand} account:',
  codeExpires: 'The code works only once and expires after ten minutes.',
  codeIgnore:
    'If you did not request this code, ignore this email and do not share the code. Someone may have used a device where you are signed in.',

  passwordSubject: 'Your {brand} password was changed',
  password: 'Your password was changed',
  passwordWords:
    'The password for your {brand} account was changed on {moment}. All other devices were signed out.',
  passwordNotYou: 'If it was not you, request a new password on the sign-in page now, and tell us.',
  passwordAction: 'Open {brand}',

  addressSubject: 'Your {brand} sign-in address was changed',
  address: 'Your sign-in address was changed',
  addressWords:
    'The email address for your {brand} account was changed on {moment}. You can no longer sign in with this address.',

  factorAddedSubject: 'Your {brand} account has a new second sign-in step',
  factorAdded: 'A second sign-in step was added',
  factorAddedWords:
    'On {moment}, an authenticator app or a passkey was added to your {brand} account. From now on, sign-in asks for it after your password.',

  factorRemovedSubject: 'A second sign-in step was removed from your {brand} account',
  factorRemoved: 'A second sign-in step was removed',
  factorRemovedWords:
    'On {moment}, an authenticator app, a passkey or the recovery codes were removed from your {brand} account.',

  recoveryCodeSubject: 'A recovery code was used for your {brand} account',
  recoveryCode: 'A recovery code was used',
  recoveryCodeWords:
    'On {moment}, someone signed in to your {brand} account with your password and a recovery code. That code cannot be used again.',

  factorsResetSubject: 'The second sign-in step for your {brand} account was reset',
  factorsResetPreview: 'Sign in with your password and set up a new second step.',
  factorsReset: 'Your second sign-in step was reset',
  factorsResetWords:
    'On {moment}, our team removed all authenticator apps, passkeys and recovery codes from your {brand} account, and signed you out on every device. Sign in with your password and set up a new second step.',

  invitationSubject: 'Join the {brand} team',
  invitationPreview: 'One click, and you can start to work.',
  invitation: 'You are invited to the team',
  invitationWords: 'The {brand} team invites you to work on its site.',
  'invitation-leads': 'You will see and answer requests for pre-approval.',
  'invitation-catalog': 'You will edit the catalog of programs.',
  'invitation-manager':
    'You will see and answer requests, and may erase a person’s data on request.',
  'invitation-auditor': 'You will read the audit log.',
  invitationWorks: 'The link works only once and expires after seven days.',
  invitationAction: 'Accept the invitation',
  invitationIgnore: 'If you do not know why you got this email, ignore it.',

  googleSubject: 'You can now sign in to {brand} with Google',
  google: 'You can now sign in with Google',
  googleWords:
    'On {moment}, someone signed in to your {brand} account with the Google account for this email address. From now on, you can also sign in with Google.',

  providerSubject: 'You can now sign in to {brand} with your work account',
  provider: 'You can now sign in with your work account',
  providerWords:
    'On {moment}, someone signed in to your {brand} account with the work account for this email address. From now on, you can also sign in with your work account.',
} as const;

/** The email that confirms a pre-approval request to the buyer. */
export const buyerRequest = {
  // The email does not contain the buyer's name, because anyone can enter any name with another
  // person's address.
  subject: 'We have your request',
  preview: 'Who to call, your figures, and how to withdraw your request.',
  thanks:
    'Thank you for requesting pre-approval from {team}. This is not an approval or a loan offer.',
  next: 'What happens next: {team} reviews your request and emails you at this address. We call or text only if you allowed it.',
  nextWithin:
    'What happens next: {team} reviews your request and emails you at this address within {days, plural, one {# working day} other {# working days}}. We call or text only if you allowed it.',
  safety:
    'We never ask for your Social Security number by email, call or text. Before you choose a loan, get an official Loan Estimate from more than one lender.',
  sent: 'What you sent',
  takeBack: 'Withdraw my request',
  afterwards:
    'The button opens a page where you confirm that you withdraw your request. After that, we will not contact you about it.',
  notYou:
    'If you did not send this request, use the same button to withdraw it. Then no one will contact you.',
} as const;

/** Labels and values in the emails about a request. */
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
  program: 'Program {number, number}',
  programWords: '{name} ({agency}): up to {amount}',
  programToCheck: '{name} ({agency}): up to {amount}, needs checking',
  morePrograms: 'More programs',
} as const;

/** Facts about the company for the bottom of each page and email. Only the server uses them. */
export const legal = {
  nmls: 'NMLS #{number}',
  nmlsAccess: 'NMLS Consumer Access',
  licensedIn: 'Licensed in {states}',
  licensedEverywhere: 'Licensed in all states',
  licenses: 'State licenses: {list}',
  call: 'Call {phone}',
  // Used only in a language other than English, if the brand file has a license number.
  callInLanguage: 'Call us in {language}: {phone}',
  privacy: 'Privacy at {company}',
  terms: 'Terms of use',
  ownLicenses: 'Licenses',
  // Used only in a language in which the brand file has no name for the team.
  team: 'our team',
} as const;

/** Texts that any email may contain. */
export const letter = {
  openLink: 'If the button does not work, copy this address into your browser:',
  questions: 'Questions? Write to {address}.',
} as const;

/**
 * Emails about changes, and the email that asks the recipient to confirm their email address first.
 */
export const notices = {
  // Confirming an address
  confirmSubject: 'Confirm your email address',
  confirmPreview: 'One click, and we will email you the updates you asked for.',
  confirmProgram:
    'You, or someone using your email address, asked {brand} to email you when this program changes: {program}.',
  confirmCorrection:
    'You, or someone using your email address, reported a wrong fact to {brand} and asked for an email after we check it.',
  confirmWords: 'Press the button if you want these emails.',
  confirmAction: 'Confirm my address',
  confirmIgnore:
    'If you did not ask for this, ignore this email. We will not email you about it again.',

  // A change in a program
  programSubject: '{program}: what changed',
  programPreview: 'What changed, and the source.',
  programWords: 'You asked us to tell you when this program changes. Here is what changed:',
  programGone: 'This program is no longer in our catalog. Here is what changed:',
  verify: 'Ask the agency before you count on this help. Rules change and money runs out.',
  seeProgram: 'See the program',

  // Changes for saved quotes
  quoteSubject: 'Something changed for your saved quote',
  quotesSubject: 'Something changed for your saved quotes',
  quotePreview: 'What changed, and why.',
  quoteWords: 'We ran your saved quote again with the latest facts. Here is what changed:',
  quotesWords: 'We ran your saved quotes again with the latest facts. Here is what changed:',
  quoteTitle: 'Your home in {place} for {price}',
  seeQuotes: 'See my quotes',

  // Changes in several programs or for several quotes
  allSubject: 'What changed for you',
  allWords: 'You asked us to tell you about changes. Here is what changed:',

  // A correction that we checked
  outcomeSubject: 'We checked your correction',
  outcomePreview: 'Thank you for telling us.',
  outcomeThanks: 'Thank you for telling us about {program}.',
  outcomeChanged: 'We checked your report against the sources and corrected the program.',
  'outcomeNot-changed':
    'We checked your report against the sources. The sources agree with what we show, so we changed nothing.',
  outcomeLast:
    'This is our only email about your correction. We delete your address within 60 days.',

  // Reasons why we sent the email
  whyProgram:
    'You are getting this email because you asked {brand} to tell you when this program changes.',
  whyQuote:
    'You are getting this email because you asked {brand} to tell you when something changes for this quote.',
  whyAll:
    'You are getting this email because you asked {brand} to tell you about changes. The link below stops emails about every program and quote in this email.',
  whyWeekly:
    'You are getting this email because you saved a quote with {brand}. We send it at most once a week, and only if something changed.',
  stop: 'Stop these emails',
} as const;

/** Emails to the agencies that run programs. */
export const agencies = {
  linkSubject: 'Confirm your program on {brand}',
  linkPreview: 'One link, one tap. No account.',
  linkWords:
    'Someone at this address asked to confirm what {brand} tells home buyers about your program. Open the link, check the facts, and tap once.',
  linkOnce: 'The link opens once, within {minutes} minutes, in the browser where you asked for it.',
  linkIgnore: 'If you did not ask for this link, ignore this email. Nothing changes.',
  program: 'Program',
  action: 'Open my programs',
  forwarded:
    'Do not forward this email. In any other browser, the link only offers to send a new link to this address.',
  monthlySubject: 'Is this still right?',
  monthlyPreview: 'Your monthly check: one link, one tap.',
  monthlyWords:
    'Home buyers see what {brand} says about your program. Please check the facts. One tap confirms that everything is right today.',
  monthlyOnce:
    'The link opens once, within {days} days, in the browser where you turned this email on.',
  monthlyWhy:
    'You get this email once a month because you turned it on at {brand}. You can stop it at any time.',
  stop: 'Stop this email',
} as const;
