import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openOutbox, sampleProgram } from '../../test/notices/test-outbox.ts';
import { eq } from '../db/drizzle.ts';
import { noticeSubscriptions } from '../db/schema.ts';
import { subscribeAddress } from './subscribe.ts';

let outbox: Awaited<ReturnType<typeof openOutbox>>;

beforeAll(async () => {
  outbox = await openOutbox();
}, 60_000);
afterAll(() => outbox.close());

/** Requests notices about the program. Returns the statements that the database received. */
async function statementsFor(email: string): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const wish = {
    kind: 'program',
    subject: sampleProgram.slug,
    language: 'es',
    state: 'MI',
  } as const;
  // The queue's own queries are not part of the request, so they are not recorded.
  const jobs = { ...outbox.context.jobs, start: async () => {} };
  await subscribeAddress({ ...outbox.context, jobs }, email, wish);
  const statements = query.mock.calls.map(([one]) => String(Object(one).text ?? one));
  query.mockRestore();
  return statements;
}

it('runs the same SQL statements and adds one job, regardless of the email address', async () => {
  const stranger = await statementsFor('stranger@example.com');
  expect(stranger.filter((one) => one.startsWith('insert into'))).toHaveLength(2);
  await outbox.subscribe({ email: 'follower@example.com' });
  await outbox.subscribe({ email: 'former@example.com', endedAt: new Date() });
  for (const email of ['stranger', 'follower', 'follower', 'former']) {
    expect(await statementsFor(`${email}@example.com`)).toEqual(stranger);
  }
  expect(outbox.added).toHaveLength(5);
  const [follower] = await outbox.context.database
    .select()
    .from(noticeSubscriptions)
    .where(eq(noticeSubscriptions.email, 'follower@example.com'));
  expect(follower).toMatchObject({ language: 'en', confirmedAt: expect.any(Date), endedAt: null });
}, 60_000);
