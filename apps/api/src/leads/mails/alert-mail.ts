import type { Brand } from '@latchkey/domain';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Delivery } from '../deliveries/repository.ts';
import { messageId } from './message-id.ts';

const kinds = {
  'team-mail': 'The email to the team',
  'buyer-mail': 'The confirmation email to the buyer',
  webhook: 'A webhook',
} as const;

/** What the operator reads about each event that could not be delivered. */
const failedEvents = {
  'lead.submitted': {
    title: 'A request could not be delivered',
    after: 'The request itself is safe. You can read it in the inbox and send it again from there.',
  },
  'lead.withdrawn': {
    title: 'A withdrawal could not be delivered',
    after:
      'The recipient may still contact the buyer. Tell the recipient, or send it again from the inbox.',
  },
} as const;

interface MailContext {
  readonly brand: Brand;
  readonly siteUrl: string;
  readonly to: string;
}

/** Tells an operator that a delivery failed for good. It contains no contact data. */
export function alertMail(
  { id, leadId, kind, event, attempts, problem }: Delivery,
  { brand, siteUrl, to }: MailContext,
): Mail {
  const { title, after } = failedEvents[event];
  const letter = {
    subject: title,
    preview: 'Open it in the inbox to send it again.',
    title,
    paragraphs: [
      `${kinds[kind]} failed ${attempts === 1 ? 'once' : `${attempts} times`}. We will not try again. ${after}`,
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
