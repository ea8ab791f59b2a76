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
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { testMailServer } from '../test/mail/test-mail-server.ts';
import { sampleRequest } from '../test/samples.ts';
import { failingServer, type ServerProcess, startServer } from '../test/server-process.ts';

/** Settings that a production server requires. */
const production = { NODE_ENV: 'production', SITE_URL: 'https://home.example' };

function submit({ address }: ServerProcess, key: string): Promise<Response> {
  return fetch(`${address}/api/quotes/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(sampleRequest),
  });
}

describe('the server process', { timeout: 60_000 }, () => {
  /** An empty database that each test copies, because creating one takes seconds. */
  const prepared = mkdtempSync(join(tmpdir(), 'latchkey-'));
  let folder: string;
  let servers: ServerProcess[];

  const start = async (environment: Record<string, string> = {}) => {
    const server = await startServer({
      DATA_DIR: folder,
      // The test machine may stall.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...environment,
    });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    await (await startServer({ DATA_DIR: prepared })).stop('SIGTERM');
  }, 60_000);

  afterAll(() => rmSync(prepared, { recursive: true }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    cpSync(prepared, folder, { recursive: true });
    servers = [];
  });

  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    rmSync(folder, { recursive: true });
  });

  it('keeps its data folder private, and restricts one from an older version', async () => {
    for (const path of everythingIn(folder)) {
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
    }
    const server = await start({ ...production });
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await submit(server, crypto.randomUUID())).status).toBe(201);
    }
    await vi.waitFor(() => expect(readdirSync(join(folder, 'mail'))).not.toEqual([]), 10_000);
    const paths = everythingIn(folder);
    expect(paths).toContain(join(folder, 'control.sock'));
    expect(paths.filter(isOpenToOthers)).toEqual([]);
  });

  it('makes a new data folder private, and removes an unfinished database', async () => {
    const dataDir = join(folder, 'deep/new');
    // A killed start left it.
    const unfinished = join(dataDir, 'db.new-abcdef');
    mkdirSync(unfinished, { recursive: true });
    const server = await startServer({ DATA_DIR: dataDir, ...production });
    servers.push(server);
    const paths = everythingIn(dataDir);
    expect(paths).toContain(join(dataDir, 'db/pg_wal'));
    expect(paths).not.toContain(unfinished);
    expect(paths.filter(isOpenToOthers)).toEqual([]);
  });

  it('refuses to start in production if other users can open the data folder, and otherwise warns', async () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'notes.txt'), '');
    const refused = await failingServer({ DATA_DIR: folder, ...production });
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(
      /^Cannot start: the data folder \S+ is open .* holds notes\.txt.*\n$/,
    );
    const { output } = await (await start()).stop('SIGTERM');
    expect(output).toContain(`the data folder ${folder} is open`);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });

  it('has started its job queue before it accepts the first request', async () => {
    const METRICS_TOKEN = 'a token of the collector';
    const { address } = await start({ METRICS_TOKEN });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const figures = await (await fetch(`${address}/metrics/database`, { headers })).text();
    expect(figures).toContain('{queue="lead-mails",state="due"} 0');
  });

  it('warns once when it is deployed without a mail server', async () => {
    const { output } = await (await start({ ...production })).stop('SIGTERM');
    expect(output.match(/SMTP_URL is not set/g)).toHaveLength(1);
    const trying = await (await start()).stop('SIGTERM');
    expect(trying.output).not.toContain('SMTP_URL');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('keeps stored data after %s', async (signal) => {
    const key = crypto.randomUUID();
    const first = await start();
    const before = await (await submit(first, key)).json();
    const { code } = await first.stop(signal);

    const after = await submit(await start(), key);
    expect(code).toBe(signal === 'SIGTERM' ? 0 : null);
    expect(after.status).toBe(201);
    expect(await after.json()).toEqual(before);
  });

  it('sends the account email that a killed process had not sent', {
    timeout: 90_000,
  }, async () => {
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

  it('releases its lock when it stops', async () => {
    const server = await start();
    const lock = join(folder, 'db.lock');
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toHaveProperty('pid');
    await server.stop('SIGINT');
    expect(() => readFileSync(lock)).toThrow('ENOENT');
  });

  it('rejects a data folder in use and leaves it intact', async () => {
    const key = crypto.randomUUID();
    const first = await start();
    const before = await (await submit(first, key)).json();

    const second = await failingServer({ DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(
      /^Cannot start: the database in .* is in use by process \d+.*\n$/,
    );

    expect(await (await submit(first, key)).json()).toEqual(before);
    await first.stop('SIGTERM');
    expect(await (await submit(await start(), key)).json()).toEqual(before);
  });

  it('reports a port in use in one line', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
    const address = other.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);

    const { code, output, errors } = await failingServer({ DATA_DIR: folder, PORT: port });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toBe(`Cannot start: port ${port} is in use. Set PORT to a free one.\n`);
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

  it('reports an unusable data folder in one line', async () => {
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

  it('reports which failures its database survives', async () => {
    const server = await start();
    const { output } = await server.stop('SIGTERM');
    expect(output).toContain('survives a killed process, but not a power cut');
  });
});

/** The paths to a folder and everything in it. */
function everythingIn(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...inside.map((name) => join(folder, name))];
}

function isOpenToOthers(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
}
