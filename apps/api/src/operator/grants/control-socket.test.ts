import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Connection } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { askServer, openControl } from './control-socket.ts';
import { runGrant } from './grant-command.ts';
import type { OperatorCommand } from './operator-command.ts';

const silent = { warn: () => {} };
const now = new Date();

describe("a running server's control socket", () => {
  let connection: Connection;
  let folder: string;
  let end: () => void;

  const run = (command: OperatorCommand) => {
    if (
      command.command === 'erase' ||
      command.command === 'invite' ||
      command.command === 'reset-factor'
    ) {
      throw new RangeError(`This test does not run ${command.command}`);
    }
    return runGrant(connection.database, command);
  };
  const list = () => askServer(folder, { command: 'list' });
  const open = async () => {
    end = openControl(folder, run, silent);
    await vi.waitFor(async () => expect(await list()).toBeDefined(), 60_000);
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    const person = { metadata: {}, createdAt: now, updatedAt: now };
    await connection.database
      .insert(users)
      .values({ id: randomUUID(), email: 'ada@example.com', ...person });
  });

  afterAll(() => connection.close());

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    end = () => {};
  });

  afterEach(() => {
    end();
    rmSync(folder, { recursive: true });
  });

  it('grants and revokes access', async () => {
    await open();
    const email = 'ADA@example.com';
    const grant = { command: 'grant', email, force: true } as const;
    expect(await askServer(folder, grant)).toMatchObject({ isDone: true });
    expect(await list()).toEqual({ isDone: true, lines: ['ada@example.com: leads'] });
    await askServer(folder, { command: 'revoke', email });
    expect(await list()).toEqual({ isDone: true, lines: [] });
  });

  it('grants and revokes each role separately', async () => {
    await open();
    const [email, force] = ['ada@example.com', true];
    await askServer(folder, { command: 'grant', email, force });
    const editor = { command: 'grant', email, role: 'catalog', force } as const;
    const granted = ['ada@example.com is a catalog editor.'];
    expect(await askServer(folder, editor)).toEqual({ isDone: true, lines: granted });
    const both = { isDone: true, lines: ['ada@example.com: leads, catalog'] };
    expect(await list()).toEqual(both);
    await askServer(folder, { command: 'revoke', email });
    expect(await list()).toEqual({ isDone: true, lines: ['ada@example.com: catalog'] });
    await askServer(folder, { command: 'revoke', email, role: 'catalog' });
    expect(await list()).toEqual({ isDone: true, lines: [] });
  });

  it('rejects an account with an unverified email address, and explains the --force option', async () => {
    await open();
    const grant = { command: 'grant', email: 'ada@example.com' } as const;
    const refused = await askServer(folder, grant);
    expect(refused).toMatchObject({ isDone: false });
    expect(refused?.lines.join(' ')).toMatch(/not verified.*With --force, the person/);
    expect(await list()).toEqual({ isDone: true, lines: [] });
    const granted = { isDone: true, lines: ['ada@example.com is an operator.'] };
    expect(await askServer(folder, { ...grant, force: true })).toEqual(granted);
    await connection.database.update(users).set({ ownerSince: now, isOperator: false });
    expect(await askServer(folder, grant)).toEqual(granted);
  });

  it('reports an unknown account', async () => {
    await open();
    const answer = await askServer(folder, { command: 'grant', email: 'nobody@example.com' });
    expect(answer).toMatchObject({ isDone: false });
  });

  it("accepts connections only from the folder's owner", async () => {
    await open();
    await vi.waitFor(
      () => expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600),
      60_000,
    );
  });

  it('does not respond after the server stops or is killed', async () => {
    expect(await list()).toBeUndefined();
    writeFileSync(join(folder, 'control.sock'), '');
    expect(await list()).toBeUndefined();
    await open();
    expect(await list()).toBeDefined();
  });
});
