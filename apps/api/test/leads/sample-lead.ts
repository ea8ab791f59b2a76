import { randomUUID } from 'node:crypto';
import type { Brand } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import type { NewLead } from '../../src/leads/lead.ts';
import { leadSnapshot } from '../../src/leads/lead-snapshot.ts';
import { sampleRequest } from '../samples.ts';
import { shippedCatalog, shippedReference } from '../test-data.ts';

export const phone = '+1 512 555 0123';
const quote = { ...sampleRequest.quote, profession: ['education' as const] };
const snapshot = leadSnapshot(
  quote,
  undefined,
  { catalog: shippedCatalog(), reference: shippedReference(), product: sampleProduct },
  '2026-11-22',
);

/** Creates a new lead for tests, from a buyer who consented to calls. */
export function sampleLead({ phoneConsent }: Pick<Brand, 'phoneConsent'>): NewLead {
  const origin = { remoteAddress: '::1', userAgent: null };
  const consent = {
    channel: 'call',
    phone,
    textVersion: phoneConsent.version,
    wording: phoneConsent.call,
    language: 'en',
    page: null,
    ...origin,
  } as const;
  return {
    idempotencyKey: randomUUID(),
    fingerprint: 'a',
    contentKey: randomUUID(),
    quote,
    subject: { ...sampleRequest.subject, phone },
    consents: [consent],
    mailbox: sampleRequest.subject.email,
    network: '0:0:0:0::/64',
    language: 'en',
    source: null,
    suspicion: null,
    ...origin,
    ...snapshot,
  };
}
