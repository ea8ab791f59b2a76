import { defaultLocale } from '@latchkey/texts';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { Site } from '../../site/site.ts';
import type { Delivery } from '../deliveries/repository.ts';

interface MailContext extends Pick<Site, 'brand' | 'siteUrl'> {
  readonly to: string;
}

/**
 * Builds the email about a delivery that failed permanently, for an operator. The email contains no
 * contact data.
 */
export function alertMail(
  { id, leadId, kind, event, attempts, problem }: Delivery,
  { brand, siteUrl, to }: MailContext,
): Mail {
  const texts = mailTexts(defaultLocale);
  const { team: text } = texts;
  const title = text[event]();
  const letter = {
    subject: title,
    preview: text.alertPreview(),
    title,
    paragraphs: [text.failed({ what: text[kind](), attempts, after: text[`${event}-after`]() })],
    facts: [{ name: text.lastProblem(), value: problem ?? text.unknown() }],
    action: { label: text.openInbox(), url: `${siteUrl}/operator/leads/${leadId}` },
  };
  return {
    kind: 'lead-alert',
    to: { address: to },
    headers: messageId(`alert-${id}`, brand),
    ...writeLetter(letter, brand, texts),
  };
}
