import type { Brand } from '@latchkey/domain';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { type MailTexts, mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { NoticeContent } from '../outbox/notice-content.ts';
import type { Subscription } from '../repository.ts';
import { changesLetter, programLetter, quotesLetter } from './changes-letters.ts';
import { outcomeLetter } from './outcome-letter.ts';

/** A notice that is about to be sent. */
export interface NoticeToMail {
  readonly id: string;
  readonly notice: Exclude<NoticeContent, { kind: 'confirm' }>;
  readonly subscription: Pick<Subscription, 'kind'>;
  readonly to: string;
  readonly language: string;
  /** Token that ends the subscription. Each email has a new token. */
  readonly endToken: string;
}

export interface MailContext {
  readonly brand: Brand;
  /** The web app's public URL. */
  readonly siteUrl: string;
}

/**
 * Composes a notice with two links that end its subscription. One link is in the text. The other is
 * in a header, and email clients show it next to the sender.
 *
 * @see RFC 8058
 */
export function noticeMail(mailed: NoticeToMail, { brand, siteUrl }: MailContext): Mail {
  const { id, notice, subscription, to, language, endToken } = mailed;
  const texts = mailTexts(language);
  const { notices: text } = texts;
  const written = letterOf(notice, texts, siteUrl);
  const letter = {
    ...written,
    notes: [...(written.notes ?? []), ...reason(notice, subscription.kind, text, brand)],
    links: [{ label: text.stop(), url: `${siteUrl}/notices#stop=${endToken}` }],
  };
  return {
    kind: `notice-${notice.kind}`,
    to: { address: to },
    replyTo: { name: brand.name, address: brand.supportEmail },
    headers: {
      ...messageId(id, brand),
      'List-Unsubscribe': `<${siteUrl}/api/notices/stop/${endToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...writeLetter(letter, brand, texts),
  };
}

function letterOf(notice: NoticeToMail['notice'], texts: MailTexts, siteUrl: string): Letter {
  if (notice.kind === 'outcome') return outcomeLetter(notice.content, texts, siteUrl);
  const { content } = notice;
  if ('programs' in content) return changesLetter(content, texts, siteUrl);
  return 'program' in content
    ? programLetter(content.program, texts, siteUrl)
    : quotesLetter(content.quotes, texts, siteUrl);
}

function reason(
  { content }: NoticeToMail['notice'],
  kind: Subscription['kind'],
  text: MailTexts['notices'],
  { name }: Brand,
): string[] {
  if ('programs' in content) return [text.whyAll({ brand: name })];
  switch (kind) {
    case 'program':
      return [text.whyProgram({ brand: name })];
    case 'quote':
      return [text.whyQuote({ brand: name })];
    case 'weekly':
      return [text.whyWeekly({ brand: name })];
    case 'correction':
      return [];
  }
}
