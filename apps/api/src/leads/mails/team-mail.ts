import type { Suspicion } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { answerFacts } from './answer-facts.ts';
import { calculationFacts, contactFacts, programFacts } from './lead-facts.ts';
import { messageId } from './message-id.ts';

const FLAGGED =
  'We did not email the buyer. If the request is genuine, send the confirmation from the inbox.';

/** Tells the team why a request may not be from the buyer. */
const suspicionText: Readonly<Record<Suspicion, string>> = {
  'filled-trap': 'This request may be from a bot: it filled in a field that people cannot see.',
  'too-fast': 'This request may be from a bot: it was sent within two seconds.',
  'too-many':
    'This request may not be from the buyer: we received many from the same network or with the same email address.',
};

interface MailContext {
  readonly brand: Brand;
  readonly siteUrl: string;
}

/** Tells the team about a new lead, or that the buyer withdrew it. */
export function teamMail(found: DeliveryOfLead, { brand, siteUrl }: MailContext): Mail {
  const { delivery, lead, consents } = found;
  const action = { label: 'Open in the inbox', url: `${siteUrl}/operator/leads/${lead.id}` };
  const headers = messageId(delivery.id, brand);
  const to = { address: delivery.target };
  if (delivery.event === 'lead.withdrawn') {
    const letter = {
      subject: `Withdrawn: request from ${lead.fullName}`,
      preview: 'Do not contact this buyer about it again.',
      title: 'A buyer withdrew a request',
      paragraphs: [
        `${lead.fullName} withdrew the request for pre-approval and all permission to call or text. Do not contact this person about it again.`,
      ],
      action,
    };
    return { kind: 'lead-withdrawn', to, headers, ...writeLetter(letter, brand) };
  }
  const { city, state } = lead.quote.homeLocation;
  const warning = lead.suspicion && suspicionText[lead.suspicion];
  const letter = {
    subject: `${warning ? 'Check first: new' : 'New'} request: ${lead.fullName}, ${city}, ${state}`,
    preview: 'A buyer requested pre-approval.',
    title: 'A buyer requested pre-approval',
    paragraphs: [
      ...(warning ? [warning, FLAGGED] : []),
      'Replying to this email reaches the buyer. Call or text only if it is allowed below.',
    ],
    facts: [
      ...contactFacts(lead, consents),
      ...answerFacts(lead.quote),
      ...calculationFacts(lead.calculation),
      ...programFacts(lead.programs),
    ],
    action,
  };
  return {
    kind: 'lead',
    to,
    replyTo: { name: lead.fullName, address: lead.email },
    headers,
    ...writeLetter(letter, brand),
  };
}
