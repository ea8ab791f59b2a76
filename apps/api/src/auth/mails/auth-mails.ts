import type { Brand } from '@latchkey/domain';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { AuthContext } from '../auth-context.ts';
import type { NoticeMail, Purpose } from './repository.ts';

/** Composes an email with a link. Following the link verifies that the reader owns the address. */
export function linkMail(
  { brand }: Pick<AuthContext, 'brand'>,
  purpose: Purpose,
  to: string,
  link: URL,
): Mail {
  return mailOf(purpose, brand, to, linkLetters[purpose](brand.name, link.href));
}

const linkLetters: Readonly<Record<Purpose, (brand: string, url: string) => Letter>> = {
  recovery: (brand, url) => {
    const { account: text } = mailTexts();
    return {
      subject: text.recoverySubject({ brand }),
      preview: text.recoveryPreview(),
      title: text.recovery(),
      paragraphs: [text.recoveryWords({ brand }), text.linkWorks()],
      action: { label: text.recovery(), url },
      notes: [text.recoveryIgnore()],
    };
  },

  signup: (brand, url) => {
    const { account: text } = mailTexts();
    return {
      subject: text.signupSubject({ brand }),
      preview: text.signupPreview(),
      title: text.signup(),
      paragraphs: [text.signupWords({ brand }), text.linkWorks()],
      action: { label: text.signupAction(), url },
      notes: [text.signupIgnore()],
    };
  },
};

/**
 * Composes an email that tells the owner about an account change, and what to do if someone else
 * made it.
 */
export function noticeMail(
  { brand, settings }: Pick<AuthContext, 'brand' | 'settings'>,
  { purpose, email, createdAt }: NoticeMail,
): Mail {
  const { format } = mailTexts();
  const change = { brand: brand.name, moment: format.utcMoment(createdAt) };
  return mailOf(purpose, brand, email, noticeLetters[purpose](change, settings.siteUrl));
}

interface Change {
  readonly brand: string;
  readonly moment: string;
}

const noticeLetters: Readonly<
  Record<NoticeMail['purpose'], (change: Change, siteUrl: string) => Letter>
> = {
  'password-changed': (change, url) => {
    const { account: text } = mailTexts();
    return {
      subject: text.passwordSubject(change),
      preview: text.wasYou(),
      title: text.password(),
      paragraphs: [text.passwordWords(change), text.wasYou(), text.passwordNotYou()],
      action: { label: text.passwordAction(change), url },
    };
  },

  'address-changed': (change) => {
    const { account: text } = mailTexts();
    return {
      subject: text.addressSubject(change),
      preview: text.wasYou(),
      title: text.address(),
      paragraphs: [text.addressWords(change), text.notYou()],
    };
  },

  'google-linked': (change) => {
    const { account: text } = mailTexts();
    return {
      subject: text.googleSubject(change),
      preview: text.wasYou(),
      title: text.google(),
      paragraphs: [text.googleWords(change), text.notYou()],
    };
  },
};

function mailOf(kind: string, brand: Brand, address: string, letter: Letter): Mail {
  return { kind, to: { address }, ...writeLetter(letter, brand) };
}
