import type { Brand } from '@latchkey/domain';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { authMailText } from './auth-mail-text.ts';
import type { Purpose } from './repository.ts';

type Words = ReturnType<(typeof authMailText)[keyof typeof authMailText]>;
type MailContext = Pick<AuthContext, 'brand' | 'clock' | 'settings'>;

/** A mail whose link shows that its reader owns the address. */
export function linkMail(
  { brand }: Pick<AuthContext, 'brand'>,
  purpose: Purpose,
  to: string,
  link: URL,
): Mail {
  return mailOf(purpose, brand, to, authMailText[purpose](brand.name), link.href);
}

/** Tells the owner that the password is another now, and what to do if it was not they. */
export function passwordChangedMail({ brand, clock, settings }: MailContext, to: string): Mail {
  const words = authMailText.passwordChanged(brand.name, moment(clock()));
  return mailOf('password-changed', brand, to, words, settings.siteUrl);
}

/** Tells the owner, where mail went until now, that it goes elsewhere. */
export function addressChangedMail({ brand, clock }: MailContext, to: string): Mail {
  const words = authMailText.addressChanged(brand.name, moment(clock()));
  return mailOf('address-changed', brand, to, words);
}

/** Tells the owner that there is another way in. */
export function googleLinkedMail({ brand, clock }: MailContext, to: string): Mail {
  const words = authMailText.googleLinked(brand.name, moment(clock()));
  return mailOf('google-linked', brand, to, words);
}

function mailOf(
  kind: string,
  brand: Brand,
  address: string,
  { action, ...words }: Words,
  url?: string,
): Mail {
  const letter: Letter =
    action === undefined || url === undefined
      ? words
      : { ...words, action: { label: action, url } };
  return { kind, to: { address }, ...writeLetter(letter, brand) };
}

/** Like `Saturday, November 21, 2026 at 1:20 PM UTC`: the reader's own zone is not known. */
function moment(time: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}
