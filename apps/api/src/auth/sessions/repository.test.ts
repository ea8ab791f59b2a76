import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Connection } from '../../db/database.ts';
import { newAccount } from '../users/new-account.ts';
import type { User } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import type { Session } from './repository.ts';
import * as sessionRepository from './repository.ts';
import { sessionCutoffs } from './session-cutoffs.ts';
import { sessionEnd } from './session-end.ts';

const limits = { idleLimit: 7_000, absoluteLimit: 30_000 };
const now = new Date(Date.UTC(2026, 2, 1));
const ago = (age: number) => new Date(now.getTime() - age);

/**
 * Test cases: milliseconds since the session started, milliseconds since the last use, and whether
 * the session is over.
 */
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
    factorId: null,
    userAgent: null,
    createdAt: ago(started),
    refreshedAt: ago(used),
    usedAt: ago(used),
    confirmedAt: null,
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
    await userRepository.add(connection.database, account);
  });

  afterAll(() => connection.close());

  it.each(ages)(
    'treats a session that started %i ms ago and was used %i ms ago as over: %s',
    async (started, used, over) => {
      const one = session(started, used);
      expect(sessionEnd(one, false, limits).at <= now).toBe(over);

      await sessionRepository.add(connection.database, one, {
        user,
        provider: 'email',
        isByPassword: true,
      });
      await sessionRepository.sweep(connection.database, sessionCutoffs(limits, now));
      expect((await sessionRepository.find(connection.database, one.id)) === undefined).toBe(over);
    },
  );

  it('rotates a token only once for each counter value, even if a call is late', async () => {
    const found = session(0, 0);
    await sessionRepository.add(connection.database, found, {
      user,
      provider: 'email',
      isByPassword: true,
    });
    const rotate = async (session: Session) =>
      (await sessionRepository.rotate(connection.database, session, now, true))?.counter;
    expect(await rotate(found)).toBe(1);
    expect(await rotate({ ...found, counter: 1 })).toBe(2);
    expect(await rotate(found)).toBeUndefined();
    expect((await sessionRepository.find(connection.database, found.id))?.session.counter).toBe(2);

    await sessionRepository.end(connection.database, found.id);
    expect(await rotate({ ...found, counter: 2 })).toBeUndefined();
  });
});
