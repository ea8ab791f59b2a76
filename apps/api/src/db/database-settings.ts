import { readFileSync } from 'node:fs';
import type { PoolConfig } from 'pg';
import * as z from 'zod/mini';
import { wholeNumber } from '../settings/values.ts';

const SECOND = 1_000;

/** How much longer than the server we wait for an answer before the connection counts as dead. */
const MARGIN = 2 * SECOND;

const address = () =>
  z.string().check(
    z.refine((typed) => /^postgres(ql)?:$/.test(URL.parse(typed)?.protocol ?? ''), {
      error: 'must be an address like postgres://user:password@host/name',
    }),
  );

const certificates = z.pipe(
  z.string().check(
    z.refine((path) => readable(path) !== undefined, {
      error: 'must be a file that can be read',
    }),
  ),
  z.transform(readable),
);

/** The database's part of the environment. */
export const databaseEnvironment = {
  DATABASE_URL: z.optional(address()),
  DATABASE_REPLICA_URL: z.optional(address()),
  DATABASE_POOL: z._default(wholeNumber(1, 500), 10),
  DATABASE_CONNECT_SECONDS: z._default(wholeNumber(1, 60), 5),
  DATABASE_STATEMENT_SECONDS: z._default(wholeNumber(1, 600), 10),
  DATABASE_LOCK_SECONDS: z._default(wholeNumber(1, 600), 5),
  DATABASE_TLS: z._default(
    z.enum(['as-in-url', 'encrypt', 'verify'], 'must be as-in-url, encrypt or verify'),
    'as-in-url',
  ),
  DATABASE_CA: z.optional(certificates),
};

/** Settings of the environment that hold a password, and are not said back. */
export const databaseSecrets = ['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const;

const environment = z.object(databaseEnvironment);

export type DatabaseSettings = ReturnType<typeof databaseSettings>;

/** How to treat a PostgreSQL server; times are in milliseconds. */
export function databaseSettings(read: z.output<typeof environment>) {
  return {
    /** A copy of the server that lists may be read from. */
    replicaUrl: read.DATABASE_REPLICA_URL,
    /** Connections of this process, at most. */
    pool: read.DATABASE_POOL,
    connectTimeout: read.DATABASE_CONNECT_SECONDS * SECOND,
    statementTimeout: read.DATABASE_STATEMENT_SECONDS * SECOND,
    lockTimeout: read.DATABASE_LOCK_SECONDS * SECOND,
    tls: read.DATABASE_TLS,
    certificates: read.DATABASE_CA,
  } as const;
}

export const usualDatabaseSettings = databaseSettings(environment.parse({}));

/** What connects to a server: of `pg.ClientConfig`, with the address always given. */
export type ServerAddress = Pick<PoolConfig, 'connectionTimeoutMillis' | 'keepAlive' | 'ssl'> & {
  readonly connectionString: string;
};

/**
 * How to reach a server, for any one that connects. Where the settings choose how to encrypt, the
 * address has no say: node-postgres would let it win.
 */
export function serverAddress(address: string, settings: DatabaseSettings): ServerAddress {
  const { tls, certificates: ca, connectTimeout } = settings;
  const reached = { keepAlive: true, connectionTimeoutMillis: connectTimeout };
  if (tls === 'as-in-url') return { connectionString: address, ...reached };

  const [connectionString, own] = withoutTls(address);
  const ssl = { rejectUnauthorized: tls === 'verify', ...(ca === undefined ? {} : { ca }), ...own };
  return { connectionString, ssl, ...reached };
}

/** The settings as node-postgres takes them. */
export function poolOptions(
  address: string,
  settings: DatabaseSettings,
): PoolConfig & ServerAddress {
  const { statementTimeout } = settings;
  return {
    ...serverAddress(address, settings),
    max: settings.pool,
    statement_timeout: statementTimeout,
    lock_timeout: settings.lockTimeout,
    idle_in_transaction_session_timeout: statementTimeout + MARGIN,
    // A server that is stopped, not gone, says nothing at all.
    query_timeout: statementTimeout + MARGIN,
  };
}

/** Connections for the job queue, beside one that listens for new jobs. */
const JOB_CONNECTIONS = 3;

/** How much longer than a caller's statement one of the job queue may take, which does its upkeep too. */
const JOB_TIMEOUT_FACTOR = 3;

/**
 * The settings as the job queue takes them. Only our side ends a statement that takes too long, as
 * the connection may be dead: on the server an index that is just built anew is finished.
 */
export function jobPoolOptions(address: string, settings: DatabaseSettings) {
  return {
    ...serverAddress(address, settings),
    max: JOB_CONNECTIONS,
    query_timeout: settings.statementTimeout * JOB_TIMEOUT_FACTOR,
  };
}

/** An address without what it says of encryption, and the certificate of our own that it names. */
function withoutTls(address: string): [string, { cert?: string; key?: string }] {
  const [base = '', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  const [cert, key] = ['sslcert', 'sslkey'].map((name) => readable(parameters.get(name) ?? ''));
  for (const name of ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat']) {
    parameters.delete(name);
  }
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  return [`${base}${rest}`, { ...(cert ? { cert } : {}), ...(key ? { key } : {}) }];
}

function readable(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
