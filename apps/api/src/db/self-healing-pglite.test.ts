import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { isOutage } from './outage.ts';
import { QueuedPglite } from './queued-pglite.ts';

/** Number of pieces of text to write. Together, they overflow the current log file. */
const PIECES = 400;
const piece = `select pg_logical_emit_message(false, '', repeat('x', 100000))`;

describe('an embedded database on a full disk', () => {
  const prepared = new Blob([readFileSync(inject('pglite') ?? '')]);
  let folder: string;
  let client: QueuedPglite;
  let said: { error: string[]; warn: string[] };

  const kept = async () => (await client.query('select text from kept')).rows;
  const isBack = () => vi.waitFor(kept, 60_000);
  const faultOf = (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      (error: unknown) => error,
    );

  /** Keeps PostgreSQL from creating its next log file while `work` runs, as on a full disk. */
  async function withoutLog(work: () => Promise<void>): Promise<void> {
    renameSync(join(folder, 'pg_wal'), join(folder, 'away'));
    await work();
    renameSync(join(folder, 'away'), join(folder, 'pg_wal'));
  }

  /** Crashes the database by making a checkpoint fail, which leaves locks in place. */
  async function stop(): Promise<void> {
    const inItsWay = join(folder, 'pg_logical/replorigin_checkpoint.tmp');
    mkdirSync(inItsWay);
    expect(isOutage(await faultOf(client.query('checkpoint')))).toBe(true);
    expect(isOutage(await faultOf(kept()))).toBe(true);
    rmdirSync(inItsWay);
  }

  async function writeUntilItFails(): Promise<unknown> {
    for (let i = 0; i < PIECES; i += 1) {
      const fault = await faultOf(client.query(piece));
      if (fault) return fault;
    }
    return undefined;
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-lasting-'));
    said = { error: [], warn: [] };
    client = new QueuedPglite(folder, prepared);
    client.reportTo({
      error: (message) => said.error.push(message),
      warn: (message) => said.warn.push(message),
    });
    await client.exec('create table kept (text text)');
    await client.query(`insert into kept values ('acknowledged')`);
  });

  afterEach(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });

  it('rejects every call after a failure, and later reopens with all of its data', async () => {
    await withoutLog(async () => {
      const fault = await writeUntilItFails();
      expect(isOutage(fault)).toBe(true);
      for (const answer of [
        kept(),
        client.transaction(kept),
        client.queryWithoutLimit('select 1'),
      ]) {
        expect(await faultOf(answer)).toBe(fault);
      }
    });
    expect(await isBack()).toEqual([{ text: 'acknowledged' }]);
    await client.query(`insert into kept values ('later')`);
    expect(await kept()).toHaveLength(2);
  });

  it('does not block queries after a failed checkpoint', async () => {
    await stop();
    expect(await isBack()).toEqual([{ text: 'acknowledged' }]);
  });

  it('rolls back the transaction that was open when the database stopped', async () => {
    await withoutLog(async () => {
      const fault = await faultOf(
        client.transaction(async (transaction) => {
          await transaction.query(`insert into kept values ('half')`);
          for (let i = 0; i < PIECES; i += 1) await transaction.query(piece);
        }),
      );
      expect(isOutage(fault)).toBe(true);
    });
    expect(await isBack()).toEqual([{ text: 'acknowledged' }]);
  });

  it('logs instructions once when it stops, and one message when it is available again', async () => {
    await stop();
    await isBack();
    expect(said.error).toEqual([expect.stringContaining(`free some space in ${folder}`)]);
    expect(said.warn).toEqual(['the embedded database is available again']);
  });

  it('keeps its subscriptions after it reopens', async () => {
    const heard: string[] = [];
    const end = await client.listen('news', (text) => heard.push(text));
    await stop();
    await isBack();
    await client.query(`notify news, 'one'`);
    await vi.waitFor(() => expect(heard).toEqual(['one']), 60_000);
    await end();
    await client.query(`notify news, 'two'`);
    expect(heard).toEqual(['one']);
  });

  it('can be closed after a crash and opened in another instance', async () => {
    await stop();
    await client.close();
    client = new QueuedPglite(folder);
    expect(await kept()).toEqual([{ text: 'acknowledged' }]);
  });
});
