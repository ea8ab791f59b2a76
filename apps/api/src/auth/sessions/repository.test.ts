import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Connection } from '../../db/database.ts';
import { newAccount } from '../users/new-account.ts';
import { type User, userRepository } from '../users/repository.ts';
import { type Session, sessionRepository } from './repository.ts';
import { isOver, sessionCutoffs } from './session-cutoffs.ts';

const limits = { idleLimit: 7_000, absoluteLimit: 30_000 };
const now = new Date(Date.UTC(2026, 2, 1));
const ago = (age: number) => new Date(now.getTime() - age);

/** Milliseconds since the start and the last use, and whether the session is over. */
const ages = [
  [0, 0, false],
  [6_999, 6_999, false],
  [7_000, 7_000, true],
  [29_999, 0, false],
  [30_000, 0, true],
] as const;

describe('sessionRepository', () => {
  let connection: Connection;
  let user: User;

  const session = (started: number, used: number): Session => ({
    id: randomUUID(),
    userId: user.id,
    refreshKey: randomBytes(60),
    counter: 0,
    amr: [],
    userAgent: null,
    createdAt: ago(started),
    refreshedAt: ago(used),
  });

  beforeAll(async () => {
    connection = await openTestDatabase();
    const person = {
      email: 'ana@example.com',
      signUpBrowser: null,
      passwordHash: '',
      data: {},
      isConfirmed: true,
      now,
    };
    const account = newAccount(person);
    user = account.user;
    await userRepository(connection.database).add(account);
  });

  afterAll(() => connection.close());

  it.each(ages)(
    'treats a session %i ms old and used %i ms ago as over: %s',
    async (started, used, over) => {
      const sessions = sessionRepository(connection.database);
      const one = session(started, used);
      expect(isOver(one, limits, now)).toBe(over);

      await sessions.add(one, { user, provider: 'email', isByPassword: true });
      await sessions.sweep(sessionCutoffs(limits, now));
      expect((await sessions.find(one.id)) === undefined).toBe(over);
    },
  );

  it('rotates only once per counter value, even if a call is late', async () => {
    const sessions = sessionRepository(connection.database);
    const found = session(0, 0);
    await sessions.add(found, { user, provider: 'email', isByPassword: true });
    expect(await sessions.rotate(found, now)).toBe(true);
    expect(await sessions.rotate({ ...found, counter: 1 }, now)).toBe(true);
    expect(await sessions.rotate(found, now)).toBe(false);
    expect((await sessions.find(found.id))?.session.counter).toBe(2);

    await sessions.end(found.id);
    expect(await sessions.rotate({ ...found, counter: 2 }, now)).toBe(false);
  });
});
