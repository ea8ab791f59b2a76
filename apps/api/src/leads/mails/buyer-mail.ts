import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { answerFacts } from './answer-facts.ts';
import { contactFacts } from './lead-facts.ts';
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
  const letter = {
    // No name: anyone can enter any name with another person's address.
    subject: 'We have your request',
    preview: 'What you sent, what happens next, and how to take it back.',
    title: 'We have your request',
    paragraphs: [
      `Thank you for requesting pre-approval from ${brand.teamName}. This is not an approval or a loan offer.`,
      `What happens next: ${brand.teamName} reviews your request and emails you at this address. We call or text only if you allowed it.`,
      'We never ask for your Social Security number by email, call or text. Before you choose a loan, get an official Loan Estimate from more than one lender.',
      'Here is what you sent:',
    ],
    facts: [...contactFacts(lead, consents), ...answerFacts(lead.quote)],
    action: { label: 'Take my request back', url: withdrawalLink },
    notes: [
      'The button opens a page where you confirm. After that, we will not contact you about this request.',
      'If you did not send this request, take it back the same way. Then no one will contact you.',
    ],
  };
  return {
    kind: 'lead-confirmation',
    to: { address: lead.email },
    replyTo: { name: brand.name, address: brand.supportEmail },
    headers: messageId(delivery.id, brand),
    ...writeLetter(letter, brand),
  };
}
