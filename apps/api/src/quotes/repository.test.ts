import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { quoteRepository } from './repository.ts';

it('saves no quote for an account that was deleted in the meantime', async () => {
  const { app, database } = await buildTestApp();
  const answers = { ...sampleRequest.quote, profession: [] };
  const changed = { id: randomUUID(), answers, readAt: undefined };
  const put = await quoteRepository(database).put(randomUUID(), changed, new Date());
  expect(put).toEqual({ outcome: 'not-found' });
  await app.close();
});
