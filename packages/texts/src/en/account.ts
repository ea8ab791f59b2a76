export const account = {
  close: 'Close',
  'sign-in': 'Sign In',
  'sign-up': 'Sign Up',
  'reset-password': 'Reset Password',
  'sign-inLead': 'Welcome back! Please enter your details.',
  'sign-upLead': 'Create an account to get started.',
  'reset-passwordLead':
    'Enter the email address for your account. We will send you instructions to reset your password.',

  // Form fields
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',

  // Links in the account dialog
  forgot: 'Forgot your password?',
  noAccount: 'No account yet? <a>Sign Up</a>',
  hasAccount: 'Already have an account? <a>Sign In</a>',
  backToSignIn: 'Back to Sign In',
  sendInstructions: 'Send instructions',
  or: 'or',
  google: 'Continue with Google',

  // Sign-in of staff with their employer
  staffSignIn: 'Sign in with {name}',
  staffOnly: 'Only for our team.',
  staffCanceled: 'You canceled the sign-in at {name}. Press the button to try again.',
  staffExpired: 'The page expired or was already used. Press the button to start again.',
  staffForeignDomain:
    'Your email address at {name} does not belong to this company. Use your work account.',
  staffNoRole: 'Your account at {name} has no role here. Ask your administrator for access.',
  staffProviderDown: '{name} is not responding. Try again in a few minutes.',
  staffRejected: '{name} did not confirm who you are. Press the button to try again.',
  staffTryLater: 'We cannot sign you in right now. Try again in a few minutes.',
  staffUnverifiedEmail:
    '{name} has not verified your email address. Ask your administrator to verify it.',

  // Links in emails
  recoveryLinkLead: 'You asked for a new password. Press the button to choose one.',
  signupLinkTitle: 'Confirm your email',
  signupLinkLead: 'Press the button to finish setting up your account.',
  finishLead: 'Enter your name and choose a password to finish setting up your account.',
  sessionLinkLead: 'This link signs you in to the account for {email}.',
  replacesSession:
    'You are signed in as {email} now. If you continue, you will be signed out of that account in this browser.',
  onlyIfAsked: 'Continue only if you asked for the email with this link.',
  linkOnce: 'The link works only once.',
  followLink: 'Continue',
  finish: 'Create my account',
  linkFailedTitle: 'This link no longer works',
  recoveryLinkFailed: 'The link expired or was already used. Request a new link.',
  signupLinkFailed: 'The link expired or was already used. Try signing in.',
  newLink: 'Send a new link',

  // The page that sets a new password
  dashboard: 'Dashboard',
  newPassword: 'New Password *',
  newPasswordFor: 'The new password is for your account {email}.',
  resetPassword: 'Reset password',
  resetFailed: 'Something went wrong while trying to reset the password.',
  resetDone: 'Password reset successfully.',
  nameMissing:
    'Your account has no name yet. We show your name in your menu and fill it in on your requests.',

  // The account menu
  menu: 'Account of {name}',
  settings: 'Account settings',
  inbox: 'Requests',
  overview: 'Overview',
  catalog: 'Catalog',
  audit: 'Audit log',
  erase: 'Erase a person',
  changePassword: 'Change password',
  logout: 'Logout',

  // Account settings
  saveName: 'Save name',
  nameSaved: 'Your name was saved.',
  nameFailed: 'Something went wrong while trying to save your name.',
  dataTitle: 'Your data',
  dataLead:
    'Download your account and your quotes in one file. The file includes your pre-approval requests if you verified your email address. To verify it, sign in with Google or set a password through a link that we email you.',
  download: 'Download my data',
  deleteTitle: 'Delete your account',
  deleteLead:
    'We delete your account and your quotes immediately, and sign you out on every device.',
  deleteAccount: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteWarning: 'This deletes your account and all your quotes. This cannot be undone.',
  withdrawRequests: 'Also withdraw and delete my requests for pre-approval',
  withdrawRequestsHint:
    'If you check this box, no one will contact you about these requests again. If you do not check it, the team keeps your requests and may contact you. We can only delete these requests if you verified your email address.',
  noPasswordHint: 'Leave the password empty if you sign in with Google.',
  wrongPassword: 'That password is not correct. Try again.',
  proofNeeded:
    'Enter your password. If you do not have one, sign out, sign in again, and delete your account within 10 minutes.',
  deleteFailed: 'Something went wrong while trying to delete the account. Try again later.',
  deleteForGood: 'Delete permanently',
  keepAccount: 'Keep my account',
  success: 'Success!',
  accountDeleted: 'Your account was deleted.',

  // Invitations to the team
  invitation: 'You are invited to the team',
  invitedAs: 'The invitation is for {email}.',
  'invited-leads': 'You will see and answer requests for pre-approval.',
  'invited-catalog': 'You will edit the catalog of programs.',
  'invited-manager': 'You will see and answer requests, and may erase a person’s data on request.',
  'invited-auditor': 'You will read the audit log.',
  invitedSignIn: 'This address has an account. Sign in with it to accept.',
  invitedElsewhere:
    'You are signed in as {email}. Log out first, then sign in with the invited address.',
  acceptInvitation: 'Accept the invitation',
  invitationUnknown: 'This is not the link from an invitation. Ask the team for a new one.',
  invitationExpired: 'The invitation expired after seven days. Ask the team for a new one.',
  invitationUsed: 'The invitation was already accepted. Sign in with your account.',
  invitationReplaced: 'A newer invitation replaced this one. Use the link in the latest email.',
  invitationElsewhere:
    'The invitation is for another address. Sign in with the address that received it.',

  // Confirmation before an export or an erasure
  confirmIdentity: 'Confirm that it is you',
  confirmIdentityLead: 'Enter your password to continue. We ask again after five minutes.',
  orCode: 'Or a code from your authenticator app',
  confirmIdentityAction: 'Confirm',
  confirmIdentityFailed: 'We could not confirm that it is you.',
  cancel: 'Cancel',
  noPasswordHere: 'No password?',
  signInInstead: 'Sign in again instead',

  // Messages after an action
  signInFailed: 'Something went wrong while trying to sign in.',
  signUpFailed: 'Something went wrong while trying to sign up.',
  resetRequestFailed: 'Something went wrong. Please try again.',
  resetRequested: 'Check your email. We sent you instruction to reset your password.',
  confirmTitle: 'Check your email',
  confirmLead: 'We sent a link to {email}. Open it to confirm your email. Then you can sign in.',

  // Reasons why an action failed
  invalidCredentials: 'This email and password do not match an account.',
  openLinkFirst: 'New here? First open the link that we emailed you.',
  emailNotConfirmed:
    'Confirm your email address first. Open the link in the email that we sent you.',
  emailTaken: 'An account with this email already exists. Sign in, or reset your password.',
  signUpClosed: 'We are not accepting new accounts right now.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  unreachable: 'We could not reach the server. Check your connection, then try again.',
  busy: 'The server is busy. Try again in a minute.',
  serverFailed: 'Our server had a problem. Try again in a few minutes.',
  samePassword: 'The new password must be different from the old one.',
  signInAgain:
    'You signed in more than a day ago. To set a new password, sign out and sign in again, or request a reset link by email.',

  // Reasons why a password is too weak
  tooShort: 'Choose a longer password.',
  tooPlain: 'Choose a password with more kinds of characters, such as numbers and symbols.',
  tooCommon:
    'This password is on a list of common passwords that attackers try first. Choose another one.',
} as const;
