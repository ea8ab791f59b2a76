import { randomUUID } from 'node:crypto';
import type { Suspicion } from '@latchkey/contract';
import { readConfig } from '../../src/config.ts';
import type { DeliveryOfLead } from '../../src/leads/deliveries/repository.ts';
import { readBrand } from '../../src/site/brand-file.ts';
import { sampleLead } from './sample-lead.ts';

const brand = readBrand(readConfig({}).brandFile);
const createdAt = new Date('2026-03-04T05:06:07Z');

/**
 * Creates a delivery that tells the team about a new lead. Stores neither the delivery nor the
 * lead.
 */
export function sampleDelivery(suspicion: Suspicion | null, language = 'en'): DeliveryOfLead {
  const { subject, consents: _, ...columns } = sampleLead(brand);
  const lead = {
    ...columns,
    ...subject,
    id: randomUUID(),
    phone: null,
    language,
    suspicion,
    status: 'new',
    withdrawnAt: null,
    heldAt: null,
    officerId: null,
    officerName: null,
    dueOn: null,
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
      bundleId: null,
      change: null,
      attempts: 0,
      problem: null,
      createdAt,
      triedAt: null,
      deliveredAt: null,
    },
  };
}
