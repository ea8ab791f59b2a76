import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { answerFacts, contactFacts } from './lead-facts.ts';
import { messageId } from './message-id.ts';

/**
 * The buyer's confirmation: what was sent, what happens next, and how to withdraw it. It shows no
 * payment, because a payment must appear with its terms.
 */
export function buyerMail(
  { delivery, lead, consents }: DeliveryOfLead,
  brand: Brand,
  withdrawalLink: string,
): Mail {
  const texts = mailTexts();
  const { buyerRequest: text } = texts;
  const team = brand.teamName;
  const letter = {
    subject: text.subject(),
    preview: text.preview(),
    title: text.subject(),
    paragraphs: [text.thanks({ team }), text.next({ team }), text.safety(), text.hereIs()],
    facts: [...contactFacts(texts, lead, consents), ...answerFacts(texts, lead.quote)],
    action: { label: text.takeBack(), url: withdrawalLink },
    notes: [text.afterwards(), text.notYou()],
  };
  return {
    kind: 'lead-confirmation',
    to: { address: lead.email },
    replyTo: { name: brand.name, address: brand.supportEmail },
    headers: messageId(delivery.id, brand),
    ...writeLetter(letter, brand),
  };
}
