import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { testMailServer } from '../test/mail/test-mail-server.ts';
import { sampleRequest } from '../test/samples.ts';
import { failingServer, type ServerProcess, startServer } from '../test/server-process.ts';

const root = join(import.meta.dirname, '../../..');
const shippedBrand = join(root, 'brand/brand.json');
const commands = join(root, 'scripts/db.ts');

/** Each of these tests takes seconds, because it starts processes of its own. */
const itWithFull = it.runIf(inject('isFull'));

/** The settings that a production server requires. */
const production = { NODE_ENV: 'production', SITE_URL: 'https://home.example' };

function submit({ address }: ServerProcess, key: string): Promise<Response> {
  return fetch(`${address}/api/quotes/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(sampleRequest),
  });
}

describe('the server process', () => {
  /**
   * The path of a new database. Each test copies this database, because creating one takes seconds.
   */
  const prepared = join(mkdtempSync(join(tmpdir(), 'latchkey-')), 'deep/new');
  /** A folder left behind by a server that was killed before it finished creating the database. */
  const unfinished = join(prepared, 'db.new-abcdef');
  let folder: string;
  let servers: ServerProcess[];

  const start = async (environment: Record<string, string> = {}) => {
    const server = await startServer({
      DATA_DIR: folder,
      // The test machine may be slow, so no requests are rejected for event loop delays.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...environment,
    });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    mkdirSync(unfinished, { recursive: true });
    await (await startServer({ DATA_DIR: prepared })).stop('SIGTERM');
  });

  afterAll(() => rmSync(dirname(dirname(prepared)), { recursive: true }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    cpSync(prepared, folder, { recursive: true });
    servers = [];
  });

  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    rmSync(folder, { recursive: true });
  });

  it('runs jobs, keeps its data folder private, and logs which failures its data survives', async () => {
    // Opens the files to everyone, as an older version left them.
    for (const path of everythingIn(folder)) {
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
    }
    const METRICS_TOKEN = 'a token of the collector';
    const server = await start({ ...production, METRICS_TOKEN });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const figures = await fetch(`${server.address}/metrics/database`, { headers });
    expect(await figures.text()).toContain('{queue="lead-mails",state="due"} 0');

    for (let sent = 0; sent < 3; sent += 1) {
      expect((await submit(server, crypto.randomUUID())).status).toBe(201);
    }
    await vi.waitFor(() => expect(readdirSync(join(folder, 'mail'))).not.toEqual([]), 60_000);
    const paths = everythingIn(folder);
    expect(paths).toContain(join(folder, 'control.sock'));
    expect(paths.filter(isOpenToOthers)).toEqual([]);

    const lock = join(folder, 'db.lock');
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toHaveProperty('pid');
    const { output } = await server.stop('SIGINT');
    expect(() => readFileSync(lock)).toThrow('ENOENT');
    for (const gap of [
      'SMTP_URL is not',
      'AUTH_SECRET is not',
      'TRUST_PROXY is',
      'BRAND_FILE is',
    ]) {
      expect(output.split(gap), gap).toHaveLength(2);
    }
    expect(output).toContain('survives a killed process, but not a power failure');
  });

  it('makes a new data folder private, and removes an unfinished database', () => {
    const paths = everythingIn(prepared);
    expect(paths).toContain(join(prepared, 'db/pg_wal'));
    expect(paths).not.toContain(unfinished);
    expect(paths.filter(isOpenToOthers)).toEqual([]);
  });

  itWithFull(
    'does not start in production if other users can open the data folder, and only warns otherwise',
    async () => {
      chmodSync(folder, 0o755);
      writeFileSync(join(folder, 'notes.txt'), '');
      const refused = await failingServer({ DATA_DIR: folder, ...production });
      expect(refused.code).toBe(1);
      expect(refused.errors).toMatch(
        /^Cannot start: the data folder \S+ is open .* contains notes\.txt.*\n$/,
      );
      const { output } = await (await start()).stop('SIGTERM');
      expect(output).toContain(`the data folder ${folder} is open`);
      expect(output).not.toContain('SMTP_URL');
      expect(statSync(folder).mode & 0o777).toBe(0o755);
    },
  );

  itWithFull(
    "rejects another company's database until the operator accepts the new name",
    async () => {
      const brand = JSON.parse(readFileSync(shippedBrand, 'utf8'));
      const BRAND_FILE = join(folder, 'brand.json');
      writeFileSync(
        BRAND_FILE,
        JSON.stringify({ ...brand, legal: { ...brand.legal, company: 'Acme' } }),
      );
      const other = { DATA_DIR: folder, BRAND_FILE };
      const refused = await failingServer(other);
      expect(refused.code).toBe(1);
      expect(refused.errors).toMatch(
        /^Cannot start: the database belongs to "Latchkey".*--accept`\.\n$/,
      );

      const command = [commands, 'organization', '--accept'];
      const { stdout } = spawnSync(process.execPath, command, { env: other, encoding: 'utf8' });
      expect(stdout).toMatch(/^Organization: Acme\nSite name: Latchkey\nID: [-0-9a-f]{36}, since /);
      await start(other);
    },
  );

  // The next process takes over the job after half a minute.
  itWithFull('sends the account email that a killed process had not sent', async () => {
    const mails = await testMailServer();
    onTestFinished(() => mails.close());
    // No server listens on this port.
    const first = await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const email = 'ada@example.com';
    const call = (path: string, body: object) =>
      fetch(`${first.address}/auth/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await call('/signup', { email, password: 'plover-Quartz-42' })).status).toBe(200);
    expect((await call('/recover', { email })).status).toBe(200);
    await first.stop('SIGKILL');

    await start({ SMTP_URL: mails.url });
    expect((await mails.nextMail(email)).content).toContain('token_hash=');
  });

  it('keeps stored data after it stops or is killed, and rejects a data folder in use', async () => {
    const key = crypto.randomUUID();
    const first = await start();
    const stored = await (await submit(first, key)).json();

    const second = await failingServer({ DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(
      /^Cannot start: the database in .* is in use by process \d+.*\n$/,
    );
    expect(await (await submit(first, key)).json()).toEqual(stored);
    await first.stop('SIGKILL');

    const afterKill = await start();
    const repeated = await submit(afterKill, key);
    expect(repeated.status).toBe(201);
    expect(await repeated.json()).toEqual(stored);
    expect((await afterKill.stop('SIGTERM')).code).toBe(0);
    expect(await (await submit(await start(), key)).json()).toEqual(stored);
  });

  itWithFull('reports in one line that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
    const address = other.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);

    const { code, output, errors } = await failingServer({ DATA_DIR: folder, PORT: port });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toBe(`Cannot start: port ${port} is in use. Set PORT to a free port.\n`);
    other.close();
  });

  it('reports each invalid setting in one line', async () => {
    const { code, errors } = await failingServer({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(errors.split('\n')).toEqual([
      'Cannot start: PORT must be a number from 0 to 65535, not "http"',
      expect.stringMatching(/^LOG_LEVEL must be one of .*, not "loud"$/),
      '',
    ]);
  });

  itWithFull('reports an unusable data folder in one line', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, errors } = await failingServer({ DATA_DIR: join(file, 'var') });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Cannot start: the data folder \S+ cannot be created \(.*\)\. Set DATA_DIR\.\n$/,
    );
  });

  it('reports a damaged database in one line', async () => {
    rmSync(join(folder, 'db/global'), { recursive: true });
    const { code, errors } = await failingServer({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(errors).toMatch(/^Cannot start: the database in \S+ does not open .*\n$/);
  });
});

/** Returns the paths of a folder and everything in it. */
function everythingIn(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...inside.map((name) => join(folder, name))];
}

function isOpenToOthers(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
}
