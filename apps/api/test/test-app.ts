import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type AnswerOf, type Endpoint, type InputOf, Problem } from '@latchkey/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type Extension } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { dayOf } from '../src/process/clock.ts';
import { catalogStore } from '../src/programs/catalog-store.ts';
import { readBrand } from '../src/site/brand-file.ts';
import { readProduct } from '../src/site/product-file.ts';
import { openTestDatabase } from './db/test-database.ts';
import { shippedCatalog, shippedReference } from './test-data.ts';

/**
 * Hash parameters that take only a millisecond per password. Tests would otherwise spend most of
 * their time on hashing.
 */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
}

/** Builds the app with the shipped data and its own database. The database closes with the app. */
export async function buildTestApp(
  changes: Partial<Dependencies> = {},
  extension?: Extension,
): Promise<TestApp> {
  const { database, close } = await openTestDatabase();
  const app = await buildTestAppOn(database, changes, extension);
  const end = app.close.bind(app);
  // The database closes after the app, because the app still needs it while closing.
  Object.assign(app, { close: async () => void (await end().then(close)) });
  return { app, database };
}

/**
 * Builds the app on an open database. Running two embedded databases in one process is not safe.
 */
export async function buildTestAppOn(
  database: Database,
  changes: Partial<Dependencies>,
  extension?: Extension,
): Promise<FastifyInstance> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), 'latchkey-tests'),
    // Tests of the team's routes sign in with a password. `staff-second-factor.test.ts` and the
    // browser tests use the default.
    STAFF_SECOND_FACTOR: 'off',
  });
  const dependencies = {
    ...config,
    clock: () => new Date(),
    database,
    maxEventLoopDelayMs: 0,
    reference: shippedReference(),
    catalog: catalogStore(shippedCatalog),
    brand: readBrand(config.brandFile),
    product: readProduct(config.productFile, dayOf(new Date())),
    webApp: undefined,
    ...changes,
    auth: { hashCost: CHEAP_HASH, ...(changes.auth ?? config.auth) },
  };
  return buildApp(dependencies, extension);
}

interface Input<T extends Endpoint> {
  readonly body?: InputOf<T, 'body'>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** Calls an endpoint and returns its response after checking it against the contract. */
export async function answerTo<T extends Endpoint>(
  app: FastifyInstance,
  endpoint: T,
  input: Input<T> = {},
): Promise<AnswerOf<T>> {
  const { statusCode, body } = await app.inject(request(endpoint, input));
  if (statusCode !== (endpoint.status ?? 200)) throw new RangeError(`${statusCode}: ${body}`);
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the endpoint's schema parsed it.
  return endpoint.answer.parse(JSON.parse(body)) as AnswerOf<T>;
}

/** Calls an endpoint that is expected to fail, and returns the problem. */
export async function refusalOf<T extends Endpoint>(
  app: FastifyInstance,
  endpoint: T,
  input: Input<T> = {},
): Promise<Problem> {
  return problemIn(await app.inject(request(endpoint, input)));
}

/** Returns the problem document of a response, checked against the contract and RFC 9457. */
export function problemIn({ statusCode, headers, body }: LightMyRequestResponse): Problem {
  const problem = Problem.parse(JSON.parse(body));
  const type = String(headers['content-type']);
  if (!type.startsWith('application/problem+json'))
    throw new RangeError(`The content type is ${type}`);
  if (problem.status !== statusCode)
    throw new RangeError(`The problem document has status ${problem.status}`);
  return problem;
}

function request<T extends Endpoint>(
  { method, path }: T,
  { body, ...rest }: Input<T>,
): InjectOptions {
  return { method, url: `/api${path}`, ...rest, ...(body ? { payload: body } : {}) };
}

/** Sends bytes and returns everything received until the server closes the connection. */
export async function overSocket(
  app: FastifyInstance,
  bytes: string | Uint8Array,
): Promise<string> {
  const [bound] = app.addresses();
  if (typeof bound !== 'object') {
    await app.listen({ port: 0, host: '127.0.0.1' });
    return overSocket(app, bytes);
  }
  const socket = connect(bound.port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}
