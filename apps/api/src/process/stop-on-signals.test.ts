import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import packageFile from '../../../../package.json' with { type: 'json' };
import { newServerDatabase } from '../../test/db/test-database.ts';
import { startServer } from '../../test/server-process.ts';

/** Runs `npm start` in its own process group, without building the web app. */
async function npmStart(folder: string, environment: Record<string, string>) {
  const { start } = packageFile.scripts;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { start } }),
  );
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  const main = new URL('../main.ts', import.meta.url).href;
  writeFileSync(join(folder, 'scripts/start.ts'), `await import('${main}');`);
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...environment, PATH: path, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const ended = once(npm, 'exit');
  for await (const line of createInterface(npm.stdout)) if (line.includes('is ready')) break;
  npm.stdout.resume();
  return { pid: npm.pid ?? 0, ended };
}

describe('a server process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
  let place: Record<string, string>;
  beforeAll(async () => {
    place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: await newServerDatabase() };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('serves requests after SIGTERM until proxies notice that it is not ready, and stops on SIGINT', async () => {
    const server = await startServer({ ...place, DRAIN_SECONDS: '300' });
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    const get = (path: string) => fetch(`${server.address}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    const ended = server.stop('SIGTERM');
    const refused = await vi.waitFor(async () => {
      const answer = await get('/readyz');
      expect(answer.status).toBe(503);
      return answer.json();
    }, 60_000);
    expect(refused).toMatchObject({ checks: { server: false, database: true } });
    expect((await get('/api/zipcodes/search?query=78704')).status).toBe(200);
    void server.stop('SIGTERM');
    expect((await get('/healthz')).status).toBe(200);
    void server.stop('SIGINT');
    expect((await ended).code).toBe(0);
  });

  // Takes seconds, like every start of a process, and never less than the drain.
  it.runIf(inject('isFull'))('stops without another signal when the drain ends', async () => {
    const server = await startServer({ ...place, DRAIN_SECONDS: '1' });
    const start = performance.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  it.each([
    ['SIGTERM', 'to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
    [
      'SIGINT',
      'from the keyboard to npm and the server',
      (pid: number) => process.kill(-pid, 'SIGINT'),
    ],
  ])('finishes its work on %s %s when it runs under npm start', async (_, __, send) => {
    const { pid, ended } = await npmStart(folder, place);
    send(pid);
    expect(await ended).toEqual([0, null]);
  });
});
