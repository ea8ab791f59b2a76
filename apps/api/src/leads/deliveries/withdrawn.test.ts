import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { untilBlocked } from '../../../test/db/until-blocked.ts';
import { sampleLead } from '../../../test/leads/sample-lead.ts';
import { readConfig } from '../../config.ts';
import type { Connection } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { deliveries, leads } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import * as outboxRepository from '../../outbox/repository.ts';
import { readBrand } from '../../site/brand-file.ts';
import * as leadRepository from '../repository.ts';
import { abandon, type DeliveryContext, deliver } from './deliver.ts';
import * as deliveryRepository from './repository.ts';
import { type Delivery, deliveryOutbox } from './repository.ts';

const config = readConfig({ LEAD_WEBHOOK_ALLOW_PRIVATE: 'true' });
const brand = readBrand(config.brandFile);

describe('withdrawing a request', () => {
  let connection: Connection;
  let context: DeliveryContext;
  let leadId: string;
  let sent: Mail[];

  const add = async (changes: Partial<Delivery>): Promise<Delivery> => {
    const { database } = connection;
    const wanted = { leadId, kind: 'team-mail', event: 'lead.submitted', target: 'a@b.c' } as const;
    const all = { ...wanted, ...changes };
    const [added] = await deliveryRepository.add(database, [all], new Date());
    if (!added) throw new RangeError('There is no delivery');
    return added;
  };
  const job = ({ id }: Delivery) => ({ id: randomUUID(), data: { deliveryId: id } });
  const now = async ({ id }: Delivery) =>
    (await connection.database.select().from(deliveries).where(eq(deliveries.id, id)))[0];

  beforeAll(async () => {
    connection = await openTestDatabase();
  });

  beforeEach(async () => {
    const { database } = connection;
    sent = [];
    context = {
      database,
      clock: () => new Date(),
      settings: config.leads,
      brand,
      mailer: { deliver: async (mail) => void sent.push(mail) },
      siteUrl: 'https://latchkey.example',
      log: { info: () => {}, warn: () => {}, error: () => {} },
    };
    leadId = await leadRepository.insert(database, sampleLead(brand), new Date());
  });

  afterAll(() => connection.close());

  it('stops a waiting delivery, but still sends the withdrawal notice', async () => {
    await connection.database.update(leads).set({ withdrawnAt: new Date() });
    const submitted = await add({});
    expect(await deliver(context, job(submitted))).toBe('completed');
    expect(await now(submitted)).toMatchObject({ state: 'stopped', attempts: 0 });
    expect(sent).toEqual([]);

    const withdrawn = await add({ event: 'lead.withdrawn' });
    expect(await deliver(context, job(withdrawn))).toBe('completed');
    expect(await now(withdrawn)).toMatchObject({ state: 'delivered' });
    expect(sent).toMatchObject([{ kind: 'lead-withdrawn' }]);
  });

  // This test needs a PostgreSQL server, because the embedded database runs one statement at a
  // time.
  it.runIf(inject('postgres'))(
    'treats a delivery as sent if its attempt started while the withdrawal was stopping it',
    async () => {
      const { database } = connection;
      const webhook = await add({ kind: 'webhook' });
      const { told } = await database.transaction(async (transaction) => {
        await outboxRepository.begin(transaction, deliveryOutbox, webhook.id, new Date());
        const stopping = deliveryRepository.stopAll(database, leadId);
        await untilBlocked(database);
        // The call must not be awaited here, because it waits for this transaction to end.
        return { told: stopping };
      });
      expect((await told).map(({ kind }) => kind)).toEqual(['webhook']);
      expect(await now(webhook)).toMatchObject({ state: 'stopped', attempts: 1 });
    },
  );

  it('warns the operator, if the notice fails, that someone may still contact the buyer', async () => {
    await abandon(context, job(await add({ event: 'lead.withdrawn' })));
    await abandon(context, job(await add({})));
    const [ofWithdrawal, ofRequest] = sent;
    expect(ofWithdrawal?.subject).toBe('A withdrawal could not be delivered');
    expect(ofWithdrawal?.text).toContain('may still contact the buyer');
    expect(ofRequest?.subject).toBe('A request could not be delivered');
    expect(ofRequest?.text).toContain('The request itself is safe');
  });
});
