import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { poolOptions, serverAddress, usualDatabaseSettings } from './database-settings.ts';

const server = 'postgres://ada:50%25off@db.example.com:5433/latchkey';
const verify = { ...usualDatabaseSettings, tls: 'verify', certificates: 'a certificate' } as const;
const encrypt = { ...usualDatabaseSettings, tls: 'encrypt' } as const;

describe('a PostgreSQL connection string', () => {
  it.each([
    '',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?sslmode=require&uselibpqcompat=true',
    '?sslmode=verify-ca&sslrootcert=/nowhere',
    '?ssl=0',
    '?ssl=no-verify',
    '?application_name=a&sslmode=disable&ssl=true',
  ])('does not override the encryption in a connection string: %j', (query) => {
    for (const make of [serverAddress, poolOptions]) {
      const { ssl } = new pg.Client(make(`${server}${query}`, verify));
      expect(ssl).toEqual({ rejectUnauthorized: true, ca: 'a certificate' });
    }
    const { ssl } = new pg.Client(serverAddress(`${server}${query}`, encrypt));
    expect(ssl).toEqual({ rejectUnauthorized: false });
  });

  it.each([
    'postgresql:///latchkey?host=/cloudsql/project:region:name',
    'postgresql://ada@/latchkey?host=/cloudsql/project:region:name',
    'postgres://ada:50%25off@/latchkey?host=/cloudsql/project:region:name&sslmode=disable',
  ])('accepts a connection string with a socket: %s', (DATABASE_URL) => {
    const { databaseUrl = '', databaseSettings } = readConfig({ DATABASE_URL });
    expect(new pg.Client(poolOptions(databaseUrl, databaseSettings))).toMatchObject({
      host: '/cloudsql/project:region:name',
      database: 'latchkey',
    });
  });

  it('keeps the other parameters in a connection string', () => {
    const query = '?sslmode=disable&application_name=a%20b&options=-c%20geqo%3Doff';
    const address = serverAddress(`${server}${query}`, verify);
    expect(new pg.Client(address)).toMatchObject({
      host: 'db.example.com',
      port: 5433,
      user: 'ada',
      password: '50%off',
      database: 'latchkey',
    });
    expect([...new URL(address.connectionString).searchParams]).toEqual([
      ['application_name', 'a b'],
      ['options', '-c geqo=off'],
    ]);
  });

  it('keeps the client certificate in a connection string', () => {
    const file = join(tmpdir(), `latchkey-${crypto.randomUUID()}.pem`);
    writeFileSync(file, 'our own');
    const address = serverAddress(`${server}?sslmode=disable&sslcert=${file}`, verify);
    expect(address.ssl).toMatchObject({ rejectUnauthorized: true, cert: 'our own' });
    expect(address.connectionString).toBe(server);
  });

  it('uses the encryption mode in the connection string unless the settings override it', () => {
    const used = (query: string) =>
      new pg.Client(serverAddress(`${server}${query}`, usualDatabaseSettings)).ssl;
    expect(used('?sslmode=disable')).toBe(false);
    expect(used('?sslmode=no-verify')).toEqual({ rejectUnauthorized: false });
  });
});
