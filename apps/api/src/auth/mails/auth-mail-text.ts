import type { Letter } from '../../mail/letter.ts';

type Words = Omit<Letter, 'action'> & { readonly action?: string };

const HOUR = 'The link works once, within an hour.';

/** Texts of the account mails. */
export const authMailText = {
  recovery: (brand: string): Words => ({
    subject: `Reset your ${brand} password`,
    preview: 'Choose a new password. The link works once, within an hour.',
    title: 'Choose a new password',
    paragraphs: [`Someone, we hope you, asked for a new password for your ${brand} account.`, HOUR],
    action: 'Choose a new password',
    notes: ['If you did not ask, do nothing: your password stays as it is.'],
  }),

  signup: (brand: string): Words => ({
    subject: `Confirm your address for ${brand}`,
    preview: 'One click, and your account is ready.',
    title: 'Confirm your email address',
    paragraphs: [
      `You are one click away from your ${brand} account, where your quotes are kept for you.`,
      HOUR,
    ],
    action: 'Confirm my address',
    notes: ['If you did not sign up, do nothing: without the click no one can use the account.'],
  }),

  passwordChanged: (brand: string, moment: string): Words => ({
    subject: `Your ${brand} password was changed`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Your password was changed',
    paragraphs: [
      `The password of your ${brand} account was changed on ${moment}. All other devices were signed out.`,
      'If this was you, you do not need to do anything.',
      'If it was not, request a new password on the sign-in page now, and tell us.',
    ],
    action: `Open ${brand}`,
  }),

  addressChanged: (brand: string, moment: string): Words => ({
    subject: `Your ${brand} sign-in address was changed`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Your sign-in address was changed',
    paragraphs: [
      `Since ${moment} your ${brand} account has another email address. You no longer sign in with this one.`,
      'If this was you, you do not need to do anything. If it was not, tell us.',
    ],
  }),

  googleLinked: (brand: string, moment: string): Words => ({
    subject: `Google can now sign you in to ${brand}`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Google can now sign you in',
    paragraphs: [
      `On ${moment} someone signed in to your ${brand} account with the Google account of this address. From now on, Google is a second way to sign in.`,
      'If this was you, you do not need to do anything. If it was not, tell us.',
    ],
  }),
};
