import type { Brand } from '@latchkey/domain';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { authMailText } from './auth-mail-text.ts';
import type { NoticeMail, Purpose } from './repository.ts';

type Words = ReturnType<(typeof authMailText)[keyof typeof authMailText]>;

/** A mail with a link. Following it proves that the reader owns the address. */
export function linkMail(
  { brand }: Pick<AuthContext, 'brand'>,
  purpose: Purpose,
  to: string,
  link: URL,
): Mail {
  return mailOf(purpose, brand, to, authMailText[purpose](brand.name), link.href);
}

/** Tells the owner of an account about a change, and what to do if someone else made it. */
export function noticeMail(
  { brand, settings }: Pick<AuthContext, 'brand' | 'settings'>,
  { purpose, email, createdAt }: NoticeMail,
): Mail {
  const when = moment(createdAt);
  switch (purpose) {
    case 'password-changed':
      return mailOf(
        purpose,
        brand,
        email,
        authMailText.passwordChanged(brand.name, when),
        settings.siteUrl,
      );
    case 'address-changed':
      return mailOf(purpose, brand, email, authMailText.addressChanged(brand.name, when));
    case 'google-linked':
      return mailOf(purpose, brand, email, authMailText.googleLinked(brand.name, when));
  }
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

/** Such as `Saturday, November 21, 2026 at 1:20 PM UTC`. The reader's time zone is unknown. */
function moment(time: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}
