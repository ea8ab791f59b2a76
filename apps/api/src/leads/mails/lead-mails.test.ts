import { randomUUID } from 'node:crypto';
import type { Suspicion } from '@latchkey/contract';
import { describe, expect, it } from 'vitest';
import { sampleLead } from '../../../test/leads/sample-lead.ts';
import { readBrand } from '../../brand-file.ts';
import { readConfig } from '../../config.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import { webhookBody } from '../webhooks/webhook-body.ts';
import { buyerMail } from './buyer-mail.ts';
import { teamMail } from './team-mail.ts';

const brand = readBrand(readConfig({}).brandFile);
const createdAt = new Date('2026-03-04T05:06:07Z');
const around = { brand, siteUrl: 'https://latchkey.example' };

function delivery(suspicion: Suspicion | null): DeliveryOfLead {
  const { subject, consents: _, ...columns } = sampleLead(brand);
  const lead = {
    ...columns,
    ...subject,
    id: randomUUID(),
    phone: null,
    suspicion,
    status: 'new',
    withdrawnAt: null,
    createdAt,
  } as const;
  return {
    lead,
    consents: [],
    delivery: {
      id: randomUUID(),
      leadId: lead.id,
      kind: 'team-mail',
      event: 'lead.submitted',
      target: 'team@example.com',
      state: 'waiting',
      attempts: 0,
      problem: null,
      createdAt,
      triedAt: null,
      deliveredAt: null,
    },
  };
}

describe('an email about a lead', () => {
  it('does not repeat the typed name in the buyer’s subject and address', () => {
    const found = delivery(null);
    const { subject, to } = buyerMail(found, brand, 'https://latchkey.example/withdraw#x');
    expect(subject).toBe('We have your request');
    expect(to).toEqual({ address: found.lead.email });
  });

  it.each([
    ['filled-trap', 'a field that people cannot see'],
    ['too-fast', 'sent within two seconds'],
    ['too-many', 'many from the same network'],
  ] as const)('warns the team about a %s request in the subject and text', (suspicion, words) => {
    const { subject, text } = teamMail(delivery(suspicion), around);
    expect(subject).toMatch(/^Check first: new request: Ada Buyer/);
    expect(text).toContain(words);
    expect(text).toContain('We did not email the buyer.');
  });

  it('has no warning without a flag', () => {
    const { subject, text } = teamMail(delivery(null), around);
    expect(subject).toMatch(/^New request: Ada Buyer/);
    expect(text).not.toContain('We did not email the buyer');
  });

  it.each(['too-many', null] as const)('has the same flag as the webhook: %s', (suspicion) => {
    expect(JSON.parse(webhookBody(delivery(suspicion)))).toMatchObject({ data: { suspicion } });
  });
});
