import { randomUUID } from 'node:crypto';
import { sampleProduct } from '@latchkey/domain/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import { untilBlocked } from '../../test/db/until-blocked.ts';
import { sampleLead } from '../../test/leads/sample-lead.ts';
import { shippedReference } from '../../test/test-data.ts';
import { readConfig } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { type JobQueue, jobQueue } from '../db/job-queue.ts';
import { leads } from '../db/schema.ts';
import { leadMails, leadWebhooks, lostDeliveries } from '../leads/deliveries/queues.ts';
import type { Delivery } from '../leads/deliveries/repository.ts';
import * as deliveryRepository from '../leads/deliveries/repository.ts';
import * as leadRepository from '../leads/repository.ts';
import { catalogOf } from '../programs/catalog.ts';
import { readBrand } from '../site/brand-file.ts';
import * as operatorRepository from './repository.ts';
import { sendAgain } from './send-again.ts';

const config = readConfig({});
const brand = readBrand(config.brandFile);
const [catalog, reference] = [catalogOf([]), shippedReference()];

describe('sendAgain', () => {
  let connection: Connection;
  let jobs: JobQueue;
  let leadId: string;

  const again = (deliveryId: string | null) => {
    const { database } = connection;
    const context = {
      database,
      clock: () => new Date(),
      jobs,
      settings: config.leads,
      brand,
      catalog,
      reference,
      product: sampleProduct,
    };
    return sendAgain(context, { operatorId: randomUUID(), leadId, deliveryId });
  };
  const add = async (event: Delivery['event']) => {
    const wanted = { leadId, kind: 'team-mail', event, target: 'team@example.com' } as const;
    const [added] = await deliveryRepository.add(connection.database, [wanted], new Date());
    return added?.id ?? '';
  };
  const events = async () => {
    const whole = await operatorRepository.find(connection.database, leadId);
    return whole?.deliveries.map(({ event }) => event);
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    jobs = jobQueue(connection.database, { warn: () => {}, error: () => {} });
    for (const queue of [leadMails, leadWebhooks, lostDeliveries]) {
      jobs.handle(queue, async () => 'completed');
    }
    await jobs.start();
  });

  beforeEach(async () => {
    const { database } = connection;
    await database.delete(leads);
    leadId = await leadRepository.insert(database, sampleLead(brand), new Date());
  });

  afterAll(async () => {
    await jobs.stop(1_000);
    await connection.close();
  });

  it('resends only the withdrawal notice for a withdrawn request', async () => {
    const [submitted, withdrawn] = [await add('lead.submitted'), await add('lead.withdrawn')];
    await connection.database.update(leads).set({ withdrawnAt: new Date() });
    await again(withdrawn);
    expect(await events()).toEqual(['lead.submitted', 'lead.withdrawn', 'lead.withdrawn']);
    for (const refused of [submitted, null]) {
      await expect(again(refused)).rejects.toMatchObject({ code: 'lead-withdrawn' });
    }
  });

  // This test needs a PostgreSQL server. The embedded database runs one transaction at a time.
  it.runIf(inject('postgres'))('waits for a concurrent withdrawal', async () => {
    const { database } = connection;
    const submitted = await add('lead.submitted');
    const { sent } = await database.transaction(async (transaction) => {
      await transaction.update(leads).set({ withdrawnAt: new Date() });
      const sending = expect(again(submitted)).rejects.toMatchObject({ code: 'lead-withdrawn' });
      await untilBlocked(database);
      // The call must not be awaited here, because it waits for this transaction to end.
      return { sent: sending };
    });
    await sent;
    expect(await events()).toEqual(['lead.submitted']);
  });
});
