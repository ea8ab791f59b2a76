import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, readServerConfig } from './config.ts';
import { StartFailure } from './process/start-failure.ts';

describe('readConfig', () => {
  it('has default values for the settings', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: resolve('var'),
      databaseUrl: undefined,
      corsOrigins: [],
      trustProxy: [],
      logLevel: 'info',
    });
  });

  it.each(['web', 'worker'])(
    'runs a process with the role %s only on a PostgreSQL server',
    (ROLE) => {
      expect(() => readConfig({ ROLE })).toThrow(
        /^Cannot start: ROLE is "\w+", but DATABASE_URL is/,
      );
      expect(readConfig({ ROLE, DATABASE_URL: 'postgres://a@b/c' })).toMatchObject({ role: ROLE });
    },
  );

  it('rejects a job database URL without a database URL', () => {
    expect(() => readConfig({ DATABASE_JOBS_URL: 'postgres://a@b/c' })).toThrow(
      'DATABASE_JOBS_URL is set, but DATABASE_URL is not',
    );
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', CORS_ORIGINS: '' })).toEqual(readConfig({}));
  });

  it('ignores spaces in lists', () => {
    const read = readConfig({
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
      TRUST_PROXY: '10.0.0.0/8 , ::1,192.0.2.1',
    });
    expect(read.corsOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
    expect(read.trustProxy).toEqual(['10.0.0.0/8', '::1', '192.0.2.1']);
  });

  it('reads the number of proxies in front of the server', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('enables tracing if a collector is set, unless OpenTelemetry is turned off', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
    const tracing = { serviceName: 'latchkey' };
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({ tracing });
    const off = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' });
    expect(off.tracing).toBeUndefined();
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      /^Cannot start: OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector/,
    );
  });

  it.each([
    [{}, 500],
    [{ LONGEST_DELAY: '20' }, 20],
    [{ MAX_EVENT_LOOP_DELAY_MS: '30', LONGEST_DELAY: '20' }, 30],
    [{ MAX_EVENT_LOOP_DELAY_MS: '0' }, 0],
  ])('reads the maximum event loop delay from %j: %d ms', (environment, maxEventLoopDelayMs) => {
    expect(readConfig(environment)).toMatchObject({ maxEventLoopDelayMs });
  });

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.example.com' }, false],
    [{ NODE_ENV: 'production' }, false],
  ])(
    'decides from the setting %j whether the log may contain links from emails: %s',
    (environment, logsLinks) => {
      expect(readConfig(environment)).toMatchObject({ logsLinks });
    },
  );

  it.each([
    undefined,
    'http://localhost:3000',
    'https://127.0.0.1',
    'https://[::1]:3000',
    'http://home.example',
  ])('refuses to start a production server with the site URL %s', async (SITE_URL) => {
    const environment = { NODE_ENV: 'production', SITE_URL };
    await expect(readServerConfig(environment)).rejects.toThrow(
      /^Cannot start: SITE_URL must be the public address of the site in production, .*$/,
    );
    const open = { ...environment, SITE_URL: 'https://home.example' };
    expect((await readServerConfig(open)).auth.siteUrl).toBe('https://home.example');
  });

  it.each(['0', '65535'])('accepts port %s', (PORT) => {
    expect(readConfig({ PORT }).port).toBe(Number(PORT));
  });

  it("puts the port in the site's URL, even for port 0", async () => {
    const { port, auth } = await readServerConfig({ PORT: '0' });
    expect(port).toBeGreaterThan(0);
    expect(auth.siteUrl).toBe(`http://localhost:${port}`);
    expect((await readServerConfig({ PORT: '4000' })).port).toBe(4000);
  });

  it('accepts a host without a free port, and lets the listener report the error', async () => {
    expect((await readServerConfig({ PORT: '0', HOST: '192.0.2.1' })).port).toBe(0);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '1e3'],
    ['API_URL', 'api.example'],
    ['API_URL', 'https://api.example/api'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/'],
    ['CORS_ORIGINS', 'ftp://a.example'],
    ['CORS_ORIGINS', 'https://a.example,null'],
    ['NOTICE_HOURS', '8'],
    ['NOTICE_HOURS', '20-8'],
    ['NOTICE_HOURS', '8-25'],
    ['NOTICE_BUNDLE_MINUTES', '61'],
    ['RATES_URL', 'http://rates.example/weekly.csv'],
    ['RATES_URL', 'rates.csv'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/8,0.0.0.0/0'],
    ['LOG_LEVEL', 'verbose'],
  ])('rejects %s=%s with a one-line error that names the setting and its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^Cannot start: ${name} must .*, not "[^\n]+"$`));
    expect(read).toThrow(`not "${value}"`);
  });

  it.each([
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '0::/16',
    '::ffff:0:0/96',
    '2000::/3',
    '10.0.0.0/0',
  ])(
    'rejects TRUST_PROXY=%s, which would trust everyone, and suggests a safe value',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow(
        /^Cannot start: TRUST_PROXY must list only your own proxies, like 10\.0\.0\.0\/8, or be the number of proxies, because [^\n]+, not "[^\n]+"$/,
      );
    },
  );

  it.each(['10.0.0.0/8', 'fc00::/7', 'fe80::/10', '::ffff:10.0.0.0/104', '2001:db8::/32'])(
    'accepts TRUST_PROXY=%s',
    (TRUST_PROXY) => {
      expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual([TRUST_PROXY]);
    },
  );

  it.each(['mysql://me:secret@localhost/latchkey', 'secret'])(
    'rejects DATABASE_URL=%s without repeating its value',
    (DATABASE_URL) => {
      const read = () => readConfig({ DATABASE_URL });
      expect(read).toThrow(/^Cannot start: DATABASE_URL must be an address [^\n]*$/);
      expect(read).not.toThrow('secret');
    },
  );
});
