import { type LeadConsent, type LeadDetails, sourceWords } from '@latchkey/contract';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { FactList } from '@/ui/fact-list.tsx';
import { languageWords } from './lead-words.ts';

/** Shows the buyer's contact details, and how the buyer has consented to be contacted. */
export function LeadContactCard({ lead }: { lead: LeadDetails }) {
  const { contact, consents } = lead;
  const { email, phone } = contact;
  const language = languageWords(lead);
  const source = sourceWords(lead.source);
  return (
    <Card>
      <FactList
        title={text.contact()}
        facts={[
          ...(language === null ? [] : [[text.language(), language] as const]),
          [text.email(), <Address key="email" href={`mailto:${email}`} words={email} />],
          [
            text.phone(),
            phone ? <Address key="phone" href={`tel:${phone}`} words={phone} /> : text.notGiven(),
          ],
          [text.calls(), consentStatus(consents, 'call')],
          [text.texts(), consentStatus(consents, 'text')],
          ...(source === null ? [] : [[text.source(), source] as const]),
        ]}
      />
    </Card>
  );
}

function Address({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} className="wrap-anywhere text-brand underline">
      {words}
    </a>
  );
}

/**
 * Returns the status of the buyer's latest consent for a channel: given, withdrawn or never given.
 */
function consentStatus(consents: readonly LeadConsent[], channel: LeadConsent['channel']): string {
  const last = consents.filter((consent) => consent.channel === channel).at(-1);
  if (!last) return text.notAllowed();
  const when = moment(last.createdAt);
  return last.isGiven
    ? text.allowed({ moment: when, version: last.textVersion })
    : text.withdrawnOn({ moment: when });
}
