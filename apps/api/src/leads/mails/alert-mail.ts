import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Delivery } from '../deliveries/repository.ts';
import { messageId } from './message-id.ts';

const kinds = {
  'team-mail': 'The mail to the team',
  'buyer-mail': 'The confirmation to the buyer',
  webhook: 'A webhook',
} as const;

/** What could not be told, in words for the one who reads the alert. */
const losses = {
  'lead.submitted': {
    title: 'A request could not be delivered',
    after: 'The request itself is safe: read it in the inbox and send it again from there.',
  },
  'lead.withdrawn': {
    title: 'That a buyer took a request back could not be delivered',
    after:
      'Whoever was to be told of it may still contact the buyer: tell them, or send it again from the inbox.',
  },
} as const;

interface Around {
  readonly brand: Brand;
  readonly siteUrl: string;
  readonly to: string;
}

/** What an operator reads of a delivery that is given up. No contact data stands in it. */
export function alertMail(
  { id, leadId, kind, event, attempts, problem }: Delivery,
  { brand, siteUrl, to }: Around,
): Mail {
  const { title, after } = losses[event];
  const letter = {
    subject: title,
    preview: 'Read it in the inbox, and send it again from there.',
    title,
    paragraphs: [
      `${kinds[kind]} was tried ${attempts === 1 ? 'once' : `${attempts} times`} and is given up. ${after}`,
    ],
    facts: [{ name: 'Last problem', value: problem ?? 'Unknown' }],
    action: { label: 'Open in the inbox', url: `${siteUrl}/operator/leads/${leadId}` },
  };
  return {
    kind: 'lead-alert',
    to: { address: to },
    headers: messageId(`alert-${id}`, brand),
    ...writeLetter(letter, brand),
  };
}
