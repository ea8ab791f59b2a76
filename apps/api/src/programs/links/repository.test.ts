import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Connection } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { catalogTasks } from '../../db/schema.ts';
import * as catalogTaskRepository from '../tasks/repository.ts';
import type { LinkResult } from './ask-link.ts';
import * as linkRepository from './repository.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));
const answered = (changes: { status?: number; finalAddress?: string; hash?: string | null } = {}) =>
  ({
    outcome: 'answered',
    answer: { status: 200, finalAddress: 'https://a.example/', hash: 'aa', ...changes },
  }) as const satisfies LinkResult;
const failed = { outcome: 'failed', problem: 'ECONNREFUSED' } as const;

describe('linkRepository', () => {
  let connection: Connection;
  let addresses = 0;

  beforeAll(async () => {
    connection = await openTestDatabase();
  });
  afterAll(() => connection.close());

  /** Saves the results of successive checks for a new URL. */
  const run = async (...results: LinkResult[]) => {
    addresses += 1;
    const address = `https://a.example/${addresses}`;
    const changes = [];
    for (const [minute, result] of results.entries()) {
      changes.push(
        await linkRepository.save(
          connection.database,
          address,
          ['mi-a', 'mi-b'],
          result,
          at(minute),
        ),
      );
    }
    return { address, changes };
  };
  const tasksOn = async (address: string) => {
    const open = await catalogTaskRepository.open(connection.database);
    return open.filter(({ subject }) => subject === address);
  };

  it('does not add a task for a first response or an unchanged response', async () => {
    const { address, changes } = await run(answered(), answered());
    expect(changes).toEqual([null, null]);
    expect(await tasksOn(address)).toEqual([]);
    const askedAt = await linkRepository.askedAt(connection.database);
    expect(askedAt.get(address)).toEqual(at(1));
  });

  it.each([
    ['status', { status: 404, hash: null }],
    ['final address', { finalAddress: 'https://a.example/moved' }],
    ['text', { hash: 'bb' }],
  ])('adds a task for each program when the %s changes', async (_, change) => {
    const { address } = await run(answered(), answered(change));
    const details = {
      address,
      before: answered().answer,
      after: answered(change).answer,
      problem: null,
    };
    const task = { kind: 'source-changed', subject: address, createdAt: at(1), details };
    const tasks = await tasksOn(address);
    expect(tasks).toHaveLength(2);
    expect(tasks).toMatchObject([task, task]);
    expect(tasks.map(({ programSlug }) => programSlug).toSorted()).toEqual(['mi-a', 'mi-b']);
  });

  it('adds a task only for the second check in a row without a response', async () => {
    const { address, changes } = await run(answered(), failed, failed, failed);
    expect(changes.map((change) => change !== null)).toEqual([false, false, true, false]);
    expect((await tasksOn(address))[0]?.details).toEqual({
      address,
      before: answered().answer,
      after: null,
      problem: 'ECONNREFUSED',
    });
  });

  it('compares a new response with the last one, even after checks without a response', async () => {
    const disallowed = { outcome: 'disallowed' } as const;
    const { changes } = await run(answered(), failed, answered(), disallowed, answered());
    expect(changes).toEqual([null, null, null, null, null]);
    const { changes: later } = await run(answered(), failed, disallowed, answered({ hash: 'bb' }));
    expect(later[3]).toMatchObject({ before: { hash: 'aa' }, after: { hash: 'bb' } });
  });

  it('ignores a check whose text could not be read', async () => {
    const { changes } = await run(answered(), answered({ hash: null }), answered({ hash: 'bb' }));
    expect(changes.map((change) => change !== null)).toEqual([false, false, true]);
  });

  it('does not add a second task while the first is open, but adds one after the first is closed', async () => {
    const { database } = connection;
    const { address } = await run(answered(), answered({ hash: 'bb' }), answered({ hash: 'cc' }));
    expect(await tasksOn(address)).toHaveLength(2);
    await database
      .update(catalogTasks)
      .set({ closedAt: at(5) })
      .where(eq(catalogTasks.subject, address));
    expect(await tasksOn(address)).toEqual([]);
    await linkRepository.save(database, address, ['mi-a'], answered({ hash: 'dd' }), at(6));
    expect(await tasksOn(address)).toMatchObject([{ details: { before: { hash: 'cc' } } }]);
  });

  it('does not store a task whose details do not match its type', async () => {
    const details = { address: 'no address', before: null, after: null, problem: null };
    const task = { programSlug: 'mi-a', subject: 'x', kind: 'source-changed', details } as const;
    await expect(catalogTaskRepository.add(connection.database, [task], at(0))).rejects.toThrow();
    expect(await tasksOn('x')).toEqual([]);
  });
});
