import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { answerFacts } from './answer-facts.ts';
import { contactFacts } from './lead-facts.ts';
import { messageId } from './message-id.ts';

/**
 * What the buyer has in hand: what was sent, what comes next, and how to take it back. No payment
 * stands in it, as none may stand without its terms.
 */
export function buyerMail(
  { delivery, lead, consents }: DeliveryOfLead,
  brand: Brand,
  withdrawalLink: string,
): Mail {
  const letter = {
    // No name: anyone can enter a name and another person's address.
    subject: 'We have your request',
    preview: 'What you sent, what comes next, and how to take it back.',
    title: 'We have your request',
    paragraphs: [
      `Thank you. You asked ${brand.teamName} for pre-approval. This is not an approval and no offer of a loan.`,
      `What comes next: ${brand.teamName} reads what you sent and writes to you at this address. We call or text only where you allowed it.`,
      'Nobody from us asks for your Social Security number by mail, call or text. Before you choose a loan, get an official Loan Estimate from more than one lender.',
      'This is what you sent:',
    ],
    facts: [...contactFacts(lead, consents), ...answerFacts(lead.quote)],
    action: { label: 'Take my request back', url: withdrawalLink },
    notes: [
      'The button opens a page that asks you once more. After that we contact you no more about it.',
      'You did not send this? Take it back too, and nobody will contact you.',
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
