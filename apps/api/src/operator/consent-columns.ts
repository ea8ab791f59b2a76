import type { LeadChannel } from '@latchkey/contract';
import type { Consent } from '../leads/repository.ts';

type ConsentColumn = (consents: readonly Consent[]) => string | null;

/**
 * The lead export's columns for the buyer's consents, by column name. For each channel, the columns
 * show whether the buyer allows it now, and when the buyer gave and withdrew consent. They also
 * show the consent's version, language and exact text.
 */
export const consentColumns: Readonly<Record<string, ConsentColumn>> = {
  ...columnsOf('call'),
  ...columnsOf('text'),
};

function columnsOf(channel: LeadChannel): Record<string, ConsentColumn> {
  const latest = (consents: readonly Consent[], isGiven: boolean) =>
    consents.findLast((one) => one.channel === channel && one.isGiven === isGiven);
  const given = (consents: readonly Consent[]) => latest(consents, true);
  const withdrawnAt = (consents: readonly Consent[]) => latest(consents, false)?.createdAt;
  const isAllowed = (consents: readonly Consent[]) => {
    const since = given(consents)?.createdAt;
    const until = withdrawnAt(consents);
    return since !== undefined && (until === undefined || until < since);
  };
  return {
    [`${channel}_allowed`]: (consents) => String(isAllowed(consents)),
    [`${channel}_consent_at`]: (consents) => given(consents)?.createdAt.toISOString() ?? null,
    [`${channel}_withdrawn_at`]: (consents) => withdrawnAt(consents)?.toISOString() ?? null,
    [`${channel}_consent_version`]: (consents) => given(consents)?.textVersion ?? null,
    [`${channel}_consent_language`]: (consents) => given(consents)?.language ?? null,
    [`${channel}_consent_text`]: (consents) => given(consents)?.wording ?? null,
  };
}
