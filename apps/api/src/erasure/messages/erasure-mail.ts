import { referenceOf } from '@latchkey/contract';
import { defaultLocale } from '@latchkey/texts';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { Site } from '../../site/site.ts';
import type { ErasureMessage } from './repository.ts';

interface MailContext extends Pick<Site, 'brand' | 'siteUrl'> {
  readonly to: string;
}

/** Builds the email that tells the team which requests were erased, without personal data. */
export function erasedMail(message: ErasureMessage, context: MailContext): Mail {
  const { erasure: text } = mailTexts(defaultLocale);
  const { length: count } = message.leadIds;
  return mailAbout(message, context, {
    id: message.id,
    subject: text.subject({ count }),
    preview: text.preview(),
    title: text.title({ count }),
    paragraphs: [text.words()],
  });
}

/** Builds the email about a message that failed permanently, for an operator. */
export function lostErasureMail(message: ErasureMessage, context: MailContext): Mail {
  const { erasure: text, team } = mailTexts(defaultLocale);
  const { kind, attempts, problem } = message;
  return mailAbout(message, context, {
    id: `alert-${message.id}`,
    subject: text.lost(),
    preview: text.lostPreview(),
    title: text.lost(),
    paragraphs: [text.lostWords({ what: team[kind](), attempts })],
    facts: [{ name: team.lastProblem(), value: problem ?? team.unknown() }],
  });
}

interface Words extends Pick<Parameters<typeof writeLetter>[0], 'paragraphs' | 'facts'> {
  readonly id: string;
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
}

function mailAbout(
  { leadIds }: ErasureMessage,
  { brand, siteUrl, to }: MailContext,
  { id, facts = [], ...letter }: Words,
): Mail {
  const texts = mailTexts(defaultLocale);
  const { team: text } = texts;
  const references = leadIds.map(referenceOf).join(', ');
  const written = {
    ...letter,
    facts: [{ name: text.reference(), value: references }, ...facts],
    action: { label: text.openInbox(), url: `${siteUrl}/operator/leads` },
  };
  return {
    kind: 'lead-erased',
    to: { address: to },
    headers: messageId(id, brand),
    ...writeLetter(written, brand, texts),
  };
}
