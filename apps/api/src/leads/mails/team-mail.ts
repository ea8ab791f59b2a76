import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { answerFacts } from './answer-facts.ts';
import { calculationFacts, contactFacts, programFacts } from './lead-facts.ts';
import { messageId } from './message-id.ts';
import { suspicionText } from './suspicion-text.ts';

const FLAGGED =
  'The buyer got no mail from us. If the request is genuine, send that mail from the inbox.';

interface Around {
  readonly brand: Brand;
  readonly siteUrl: string;
}

/** What the team reads of a lead: a new one, or that the buyer took it back. */
export function teamMail(found: DeliveryOfLead, { brand, siteUrl }: Around): Mail {
  const { delivery, lead, consents } = found;
  const action = { label: 'Open in the inbox', url: `${siteUrl}/operator/leads/${lead.id}` };
  const headers = messageId(delivery.id, brand);
  const to = { address: delivery.target };
  if (delivery.event === 'lead.withdrawn') {
    const letter = {
      subject: `Withdrawn: the request of ${lead.fullName}`,
      preview: 'Do not contact this buyer any more.',
      title: 'A buyer took a request back',
      paragraphs: [
        `${lead.fullName} took back the request for pre-approval and every leave to call or text. Do not contact this person about it any more.`,
      ],
      action,
    };
    return { kind: 'lead-withdrawn', to, headers, ...writeLetter(letter, brand) };
  }
  const { city, state } = lead.quote.homeLocation;
  const warning = lead.suspicion && suspicionText[lead.suspicion];
  const letter = {
    subject: `${warning ? 'Check first: new' : 'New'} request: ${lead.fullName}, ${city}, ${state}`,
    preview: 'A buyer requests pre-approval.',
    title: 'A buyer requests pre-approval',
    paragraphs: [
      ...(warning ? [warning, FLAGGED] : []),
      'Replying to this email reaches the buyer. Call or text only where it is allowed.',
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
