import { defaultLocale } from '@latchkey/texts';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { Site } from '../../site/site.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { contactFacts, sourceFacts } from './lead-facts.ts';

/** Maximum number of leads that an email lists. */
const MAX_LISTED = 50;

/**
 * Builds one email to the team about several flagged leads, with each buyer's contact data. The
 * other details are in the inbox.
 *
 * @param found at least one delivery, all to the same recipient
 */
export function bundleMail(
  found: readonly DeliveryOfLead[],
  { brand, siteUrl }: Pick<Site, 'brand' | 'siteUrl'>,
): Mail {
  const [first] = found;
  if (!first) throw new RangeError('A bundle has at least one delivery');
  const texts = mailTexts(defaultLocale);
  const { team: text } = texts;
  const count = found.length;
  const listed = found.slice(0, MAX_LISTED).map(({ lead, consents }) => {
    const { city, state } = lead.quote.homeLocation;
    const [, ...contact] = [...contactFacts(texts, lead, consents), ...sourceFacts(texts, lead)];
    return {
      name: text.buyer({ name: lead.fullName, city, state }),
      value: contact.map(({ name, value }) => `${name}: ${value}`).join(' · '),
    };
  });
  const left = count - listed.length;
  const letter = {
    subject: text.bundleSubject({ count }),
    preview: text.bundlePreview(),
    title: text.bundleTitle({ count }),
    paragraphs: [text.bundleWords(), text.bundleFlagged(), text.bundleContact()],
    facts: left > 0 ? [...listed, { name: text.bundleMore(), value: String(left) }] : listed,
    action: { label: text.openInbox(), url: `${siteUrl}/operator/leads` },
  };
  return {
    kind: 'lead-bundle',
    to: { address: first.delivery.target },
    headers: messageId(`bundle-${first.delivery.bundleId}`, brand),
    ...writeLetter(letter, brand, texts),
  };
}
