import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Connection } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { askServer, openControl } from './control-socket.ts';

const silent = { warn: () => {} };
const now = new Date();

describe('commands to a running server', () => {
  let connection: Connection;
  let folder: string;
  let end: () => void;

  const list = () => askServer(folder, { command: 'list' });
  const open = async () => {
    end = openControl(folder, connection.database, silent);
    await vi.waitFor(async () => expect(await list()).toBeDefined());
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    const person = { metadata: {}, createdAt: now, updatedAt: now };
    await connection.database
      .insert(users)
      .values({ id: randomUUID(), email: 'ada@example.com', ...person });
  }, 60_000);

  afterAll(() => connection.close());

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    end = () => {};
  });

  afterEach(() => {
    end();
    rmSync(folder, { recursive: true });
  });

  it('grant and take back what an account may see', async () => {
    await open();
    const email = 'ADA@example.com';
    expect(await askServer(folder, { command: 'grant', email })).toMatchObject({ isDone: true });
    expect(await list()).toEqual({ isDone: true, lines: ['ada@example.com'] });
    await askServer(folder, { command: 'revoke', email });
    expect(await list()).toEqual({ isDone: true, lines: [] });
  });

  it('warn while nobody has shown that the address is theirs', async () => {
    await open();
    const grant = { command: 'grant', email: 'ada@example.com' } as const;
    const warned = await askServer(folder, grant);
    expect(warned?.lines).toEqual(['ada@example.com is an operator.', expect.any(String)]);
    await connection.database.update(users).set({ ownerSince: now });
    expect((await askServer(folder, grant))?.lines).toEqual(['ada@example.com is an operator.']);
  });

  it('say that there is no such account', async () => {
    await open();
    const answer = await askServer(folder, { command: 'grant', email: 'nobody@example.com' });
    expect(answer).toMatchObject({ isDone: false });
  });

  it('are for the owner of the folder only', async () => {
    await open();
    await vi.waitFor(() => expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600));
  });

  it('have no answer where no server runs, or it was killed', async () => {
    expect(await list()).toBeUndefined();
    writeFileSync(join(folder, 'control.sock'), '');
    expect(await list()).toBeUndefined();
    await open();
    expect(await list()).toBeDefined();
  });
});
