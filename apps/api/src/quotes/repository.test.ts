import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp } from '../../test/test-app.ts';
import * as quoteRepository from './repository.ts';

it('does not save a quote for an account that was just deleted', async () => {
  const { app, database } = await buildTestApp();
  const answers = { ...sampleRequest.quote, profession: [] };
  const changed = { id: randomUUID(), answers, language: 'en', readAt: undefined };
  const put = await quoteRepository.put(database, randomUUID(), changed, new Date());
  expect(put).toEqual({ outcome: 'not-found' });
  await app.close();
});
