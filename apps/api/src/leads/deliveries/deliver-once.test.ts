import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { sampleLead } from '../../../test/leads/sample-lead.ts';
import { readConfig } from '../../config.ts';
import type { Connection } from '../../db/database.ts';
import { deliveries } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { readBrand } from '../../site/brand-file.ts';
import * as leadRepository from '../repository.ts';
import { deliver } from './deliver.ts';
import * as deliveryRepository from './repository.ts';

const now = new Date('2026-03-04T12:00:00.000Z');
const config = readConfig({});
const brand = readBrand(config.brandFile);

let connection: Connection;
let sent: Mail[];
let deliveryId: string;

const attempt = () =>
  deliver(
    {
      database: connection.database,
      clock: () => now,
      settings: config.leads,
      brand,
      mailer: { deliver: async (mail) => void sent.push(mail) },
      siteUrl: 'https://latchkey.example',
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
    { id: randomUUID(), data: { deliveryId } },
  );

beforeAll(async () => {
  connection = await openTestDatabase();
});

beforeEach(async () => {
  const { database } = connection;
  sent = [];
  await database.delete(deliveries);
  const leadId = await leadRepository.insert(database, sampleLead(brand), now);
  const wanted = { leadId, kind: 'team-mail', event: 'lead.submitted', target: 'a@b.c' } as const;
  const [added] = await deliveryRepository.add(database, [wanted], now);
  deliveryId = added?.id ?? '';
});

afterAll(() => connection.close());

it('sends a delivery once, even if it has several jobs', async () => {
  expect(await Promise.all([attempt(), attempt()])).toContain('completed');
  expect(await attempt()).toBe('completed');
  expect(sent).toHaveLength(1);
  const rows = await connection.database.select().from(deliveries);
  expect(rows).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

it.each([
  [60_000, 'completed', 1],
  [59_999, 'failed', 0],
])(
  'after %d ms, retries an interrupted attempt with the outcome %s',
  async (ms, outcome, mails) => {
    const triedAt = new Date(now.getTime() - ms);
    await connection.database.update(deliveries).set({ attempts: 1, triedAt });
    expect(await attempt()).toBe(outcome);
    expect(sent).toHaveLength(mails);
  },
);
