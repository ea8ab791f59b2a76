import type { Brand } from '@latchkey/domain';
import { defaultLocale, type Locale } from '@latchkey/texts';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { type MailTexts, mailTexts } from '../../mail/mail-texts.ts';
import type { AuthContext } from '../auth-context.ts';
import type { NoticeMail, Purpose } from './repository.ts';

type Text = MailTexts['account'];

/** The recipient of an email with a link, and the recipient's language. */
interface Recipient {
  readonly email: string;
  readonly language: Locale;
}

/** Composes an email with a link. Following the link verifies that the reader owns the address. */
export function linkMail(
  { brand }: Pick<AuthContext, 'brand'>,
  purpose: Purpose,
  { email, language }: Recipient,
  link: URL,
): Mail {
  const texts = mailTexts(language);
  const letter = linkLetters[purpose](texts.account, brand.name, link.href);
  return mailOf(purpose, brand, email, texts, letter);
}

const linkLetters: Readonly<Record<Purpose, (text: Text, brand: string, url: string) => Letter>> = {
  recovery: (text, brand, url) => ({
    subject: text.recoverySubject({ brand }),
    preview: text.recoveryPreview(),
    title: text.recovery(),
    paragraphs: [text.recoveryWords({ brand }), text.linkWorks()],
    action: { label: text.recovery(), url },
    notes: [text.recoveryIgnore()],
  }),

  signup: (text, brand, url) => ({
    subject: text.signupSubject({ brand }),
    preview: text.signupPreview(),
    title: text.signup(),
    paragraphs: [text.signupWords({ brand }), text.linkWorks()],
    action: { label: text.signupAction(), url },
    notes: [text.signupIgnore()],
  }),
};

/** Composes an email with a code. The code proves that the caller can read the account's email. */
export function codeMail(
  { brand }: Pick<AuthContext, 'brand'>,
  { email, language }: Recipient,
  code: string,
): Mail {
  const texts = mailTexts(language);
  const text = texts.account;
  return mailOf('reauthentication', brand, email, texts, {
    subject: text.codeSubject({ brand: brand.name }),
    preview: text.codeExpires(),
    title: text.code(),
    paragraphs: [text.codeWords({ brand: brand.name }), code, text.codeExpires()],
    notes: [text.codeIgnore()],
  });
}

/**
 * Composes an email that tells the owner about an account change, and what to do if someone else
 * made it.
 */
export function noticeMail(
  { brand, settings }: Pick<AuthContext, 'brand' | 'settings'>,
  { purpose, email, language, createdAt }: NoticeMail,
): Mail {
  const texts = mailTexts(language ?? defaultLocale);
  const change = { brand: brand.name, moment: texts.format.utcMoment(createdAt) };
  const letter = noticeLetters[purpose](texts.account, change, settings.siteUrl);
  return mailOf(purpose, brand, email, texts, letter);
}

interface Change {
  readonly brand: string;
  readonly moment: string;
}

const noticeLetters: Readonly<
  Record<NoticeMail['purpose'], (text: Text, change: Change, siteUrl: string) => Letter>
> = {
  'password-changed': (text, change, url) => ({
    subject: text.passwordSubject(change),
    preview: text.wasYou(),
    title: text.password(),
    paragraphs: [text.passwordWords(change), text.wasYou(), text.passwordNotYou()],
    action: { label: text.passwordAction(change), url },
  }),

  'address-changed': (text, change) => ({
    subject: text.addressSubject(change),
    preview: text.wasYou(),
    title: text.address(),
    paragraphs: [text.addressWords(change), text.notYou()],
  }),

  'factor-added': (text, change, url) => ({
    subject: text.factorAddedSubject(change),
    preview: text.wasYou(),
    title: text.factorAdded(),
    paragraphs: [text.factorAddedWords(change), text.wasYou(), text.passwordNotYou()],
    action: { label: text.passwordAction(change), url },
  }),

  'factor-removed': (text, change, url) => ({
    subject: text.factorRemovedSubject(change),
    preview: text.wasYou(),
    title: text.factorRemoved(),
    paragraphs: [text.factorRemovedWords(change), text.wasYou(), text.passwordNotYou()],
    action: { label: text.passwordAction(change), url },
  }),

  'recovery-code-used': (text, change, url) => ({
    subject: text.recoveryCodeSubject(change),
    preview: text.wasYou(),
    title: text.recoveryCode(),
    paragraphs: [text.recoveryCodeWords(change), text.wasYou(), text.passwordNotYou()],
    action: { label: text.passwordAction(change), url },
  }),

  'factors-reset': (text, change, url) => ({
    subject: text.factorsResetSubject(change),
    preview: text.factorsResetPreview(),
    title: text.factorsReset(),
    paragraphs: [text.factorsResetWords(change), text.notYou()],
    action: { label: text.passwordAction(change), url },
  }),

  'google-linked': (text, change) => ({
    subject: text.googleSubject(change),
    preview: text.wasYou(),
    title: text.google(),
    paragraphs: [text.googleWords(change), text.notYou()],
  }),

  'provider-linked': (text, change) => ({
    subject: text.providerSubject(change),
    preview: text.wasYou(),
    title: text.provider(),
    paragraphs: [text.providerWords(change), text.notYou()],
  }),
};

function mailOf(
  kind: string,
  brand: Brand,
  address: string,
  texts: MailTexts,
  letter: Letter,
): Mail {
  return { kind, to: { address }, ...writeLetter(letter, brand, texts) };
}
