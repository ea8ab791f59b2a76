import { readFileSync } from 'node:fs';
import type { PoolConfig } from 'pg';
import * as z from 'zod/mini';
import { wholeNumber } from '../settings/values.ts';

const SECOND = 1_000;

/**
 * How long to wait after the server's own timeout before this process closes a connection, in
 * milliseconds.
 */
const MARGIN = 2 * SECOND;

const address = () =>
  z.string().check(
    z.refine(isServerAddress, {
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

/** Environment variables for the database. */
export const databaseEnvironment = {
  DATABASE_URL: z.optional(address()),
  DATABASE_JOBS_URL: z.optional(address()),
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

/** Settings that contain a password. Error messages never repeat their values. */
export const databaseSecrets = [
  'DATABASE_URL',
  'DATABASE_JOBS_URL',
  'DATABASE_REPLICA_URL',
] as const;

const environment = z.object(databaseEnvironment);

export type DatabaseSettings = ReturnType<typeof databaseSettings>;

/** Returns the settings for a PostgreSQL server. Times are in milliseconds. */
export function databaseSettings(read: z.output<typeof environment>) {
  return {
    /**
     * Connection string of the server itself, if `DATABASE_URL` points to a pooler. Used for work
     * that needs its own session: jobs, migrations and long commands.
     */
    directUrl: read.DATABASE_JOBS_URL,
    /** Connection string of a read replica, which serves lists. */
    replicaUrl: read.DATABASE_REPLICA_URL,
    /** Maximum number of connections from this process. */
    pool: read.DATABASE_POOL,
    connectTimeout: read.DATABASE_CONNECT_SECONDS * SECOND,
    statementTimeout: read.DATABASE_STATEMENT_SECONDS * SECOND,
    lockTimeout: read.DATABASE_LOCK_SECONDS * SECOND,
    tls: read.DATABASE_TLS,
    certificates: read.DATABASE_CA,
  } as const;
}

export const usualDatabaseSettings = databaseSettings(environment.parse({}));

/** The connection options in `pg.ClientConfig`. */
export type ServerAddress = Pick<PoolConfig, 'connectionTimeoutMillis' | 'keepAlive' | 'ssl'> & {
  readonly connectionString: string;
};

/**
 * Returns the connection options for a server. If the settings specify the encryption, they
 * override the connection string, which would otherwise take precedence in node-postgres.
 */
export function serverAddress(address: string, settings: DatabaseSettings): ServerAddress {
  const { tls, certificates: ca, connectTimeout } = settings;
  const reached = { keepAlive: true, connectionTimeoutMillis: connectTimeout };
  if (tls === 'as-in-url') return { connectionString: address, ...reached };

  const [connectionString, own] = withoutTls(address);
  const ssl = { rejectUnauthorized: tls === 'verify', ...(ca === undefined ? {} : { ca }), ...own };
  return { connectionString, ssl, ...reached };
}

/** The session time limits that each new connection in the pool requests from the server. */
export const sessionTimeouts = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const;

/** Returns the time limits, in milliseconds. */
export function timeoutsOf({
  statementTimeout,
  lockTimeout,
}: DatabaseSettings): Readonly<Record<(typeof sessionTimeouts)[number], number>> {
  return {
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: statementTimeout + MARGIN,
  };
}

/**
 * Converts the settings to options for a node-postgres pool. A pooler shares its connections, so it
 * does not accept time limits from us. In that case, the database role has the limits.
 */
export function poolOptions(
  address: string,
  settings: DatabaseSettings,
): PoolConfig & ServerAddress {
  const isPooled = settings.directUrl !== undefined;
  return {
    ...serverAddress(address, settings),
    max: settings.pool,
    ...(isPooled ? {} : timeoutsOf(settings)),
    // A server that hangs never responds, so only a timeout in this process helps.
    query_timeout: settings.statementTimeout + MARGIN,
  };
}

/**
 * Returns the connection options for work that needs its own session, or more time than the role's
 * limits allow.
 *
 * @param address the connection string of the database, through a pooler or not
 */
export function directAddress(
  address: string,
  settings: DatabaseSettings,
): ServerAddress & Pick<PoolConfig, 'options'> {
  const { directUrl } = settings;
  if (directUrl === undefined) return serverAddress(address, settings);
  const options = sessionTimeouts.map((name) => `-c ${name}=0`).join(' ');
  return { ...serverAddress(directUrl, settings), options };
}

/**
 * Number of connections for the job queue, in addition to the connection that listens for new jobs.
 */
const JOB_CONNECTIONS = 3;

/**
 * Factor for the job queue's timeouts. They are longer than other timeouts, because the queue's
 * statements include maintenance.
 */
const JOB_TIMEOUT_FACTOR = 3;

/**
 * Converts the settings to options for the job queue. Statements time out only in this process, to
 * detect a dead connection. The server still finishes an index rebuild.
 */
export function jobPoolOptions(address: string, settings: DatabaseSettings) {
  return {
    ...directAddress(address, settings),
    max: JOB_CONNECTIONS,
    query_timeout: settings.statementTimeout * JOB_TIMEOUT_FACTOR,
  };
}

/** Removes the encryption settings from a connection string and reads its client certificate. */
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

function isServerAddress(typed: string): boolean {
  // The host of a socket may be only in the query: postgresql://user@/name?host=/run/postgresql.
  // `URL` cannot parse this form, but PostgreSQL's clients accept it.
  const url = URL.parse(typed) ?? URL.parse(typed.replace('@/', '@socket/'));
  return /^postgres(ql)?:$/.test(url?.protocol ?? '');
}

function readable(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
