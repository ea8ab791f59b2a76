import { referenceOf } from '@latchkey/contract';
import { defaultLocale } from '@latchkey/texts';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { Site } from '../../site/site.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import {
  answerFacts,
  calculationFacts,
  contactFacts,
  languageFacts,
  programFacts,
  sourceFacts,
} from './lead-facts.ts';

/**
 * Builds the email that tells the team about a new lead, or about a lead that the buyer withdrew.
 */
export function teamMail(
  found: DeliveryOfLead,
  { brand, siteUrl }: Pick<Site, 'brand' | 'siteUrl'>,
): Mail {
  const { delivery, lead, consents } = found;
  const texts = mailTexts(defaultLocale);
  const { team: text } = texts;
  const action = { label: text.openInbox(), url: `${siteUrl}/operator/leads/${lead.id}` };
  const headers = messageId(delivery.id, brand);
  const to = { address: delivery.target };
  if (delivery.event === 'lead.withdrawn') {
    const letter = {
      subject: text.withdrawnSubject({ name: lead.fullName }),
      preview: text.withdrawnPreview(),
      title: text.withdrawn(),
      paragraphs: [text.withdrawnWords({ name: lead.fullName })],
      action,
    };
    return { kind: 'lead-withdrawn', to, headers, ...writeLetter(letter, brand, texts) };
  }
  const { city, state } = lead.quote.homeLocation;
  const sender = { name: lead.fullName, city, state };
  const letter = {
    subject: lead.suspicion ? text.flaggedSubject(sender) : text.newSubject(sender),
    preview: text.requestedPreview(),
    title: text.requested(),
    paragraphs: [...(lead.suspicion ? [text[lead.suspicion](), text.flagged()] : []), text.reply()],
    facts: [
      { name: text.reference(), value: referenceOf(lead.id) },
      ...languageFacts(texts, lead),
      ...contactFacts(texts, lead, consents),
      ...sourceFacts(texts, lead),
      ...calculationFacts(texts, lead.calculation),
      ...programFacts(texts, lead),
      ...answerFacts(texts, lead.quote),
    ],
    action,
  };
  return {
    kind: 'lead',
    to,
    replyTo: { name: lead.fullName, address: lead.email },
    headers,
    ...writeLetter(letter, brand, texts),
  };
}
