import { sampleQuote } from '@latchkey/api/testing';
import { putQuote } from '@latchkey/contract';
import type { QuoteAnswers } from '@latchkey/domain';
import { hash, verify } from '@node-rs/argon2';
import { buildApp, type Extension } from '../apps/api/src/app.ts';
import { COST } from '../apps/api/src/auth/passwords/argon2-passwords.ts';
import { hashesAtOnce } from '../apps/api/src/auth/passwords/hash-threads.ts';
import { sessionRepository } from '../apps/api/src/auth/sessions/repository.ts';
import { userRepository } from '../apps/api/src/auth/users/repository.ts';
import { readBrand } from '../apps/api/src/brand-file.ts';
import { dayOf } from '../apps/api/src/clock.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { readProduct } from '../apps/api/src/product-file.ts';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { catalogStore } from '../apps/api/src/programs/catalog-store.ts';
import { quoteRepository } from '../apps/api/src/quotes/repository.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { type Account, CONNECTIONS, PASSWORD, SessionAnswer } from './accounts-load.ts';

/** Message to the process that takes the measurements. */
export interface Ready {
  readonly address: string;
  readonly accounts: readonly Account[];
}

const config = readConfig();
const answers: QuoteAnswers = { ...sampleQuote, profession: [] };
const { database } = await connect(config);
const sessions = sessionRepository(database);
const users = userRepository(database);

const quotes = quoteRepository(database);

/** Typical number of quotes for a buyer who compares homes. */
const QUOTES = 5;

const readyMade = { session: '', user: '', quotes: '', quote: '' };

/**
 * For each measured route, a bare route that does only the unavoidable work: the same statements, or
 * for a sign-in the same hash, with the same concurrency limit as the server.
 */
const bareRoutes: Extension = async (api) => {
  const kept = await hash(PASSWORD, COST);
  const turns = Array.from({ length: hashesAtOnce() }, () => Promise.resolve(true));
  let hashes = 0;

  api.get<{ Headers: { session: string } }>('/bare/user', async ({ headers }, reply) => {
    const found = await sessions.find(headers.session);
    await users.identitiesOf(found?.user.id ?? '');
    return reply.type('application/json').send(readyMade.user);
  });
  api.post<{ Headers: { session: string } }>('/bare/refresh', async ({ headers }, reply) => {
    const found = await sessions.find(headers.session);
    if (found) await sessions.rotate(found.session, new Date());
    await users.identitiesOf(found?.user.id ?? '');
    return reply.type('application/json').send(readyMade.session);
  });
  api.get<{ Headers: { session: string } }>('/bare/quotes', async ({ headers }, reply) => {
    const found = await sessions.find(headers.session);
    await quotes.list(found?.user.id ?? '');
    return reply.type('application/json').send(readyMade.quotes);
  });
  api.put<{ Headers: { session: string }; Body: { id: string } }>(
    '/bare/quotes',
    async ({ headers, body: { id } }, reply) => {
      const found = await sessions.find(headers.session);
      const changed = { id, answers, language: 'en', readAt: undefined };
      await quotes.put(found?.user.id ?? '', changed, new Date());
      return reply.type('application/json').send(readyMade.quote);
    },
  );
  api.post('/bare/sign-in', async (_, reply) => {
    const turn = hashes % turns.length;
    hashes += 1;
    turns[turn] = (turns[turn] ?? Promise.resolve(true)).then(() => verify(kept, PASSWORD));
    await turns[turn];
    return reply.type('application/json').send(readyMade.session);
  });
};

const app = await buildApp(
  {
    ...config,
    clock: () => new Date(),
    reference: loadReferenceData(),
    database,
    catalog: catalogStore(() => catalogOf([])),
    brand: readBrand(config.brandFile),
    product: readProduct(config.productFile, dayOf(new Date())),
    webApp: undefined,
    // Never shed load, so every request gets a response.
    maxEventLoopDelayMs: 0,
  },
  bareRoutes,
);

async function answerTo(path: string, payload: object) {
  const { body } = await app.inject({ method: 'POST', url: `/auth/v1${path}`, payload });
  const session = SessionAnswer.parse(JSON.parse(body));
  readyMade.session = body;
  readyMade.user = JSON.stringify(session.user);
  const [, claims = ''] = session.access_token.split('.');
  const { session_id: id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { ...session, id };
}

/** Saves some quotes to an account. @returns one of them as a request body */
async function keptQuotes(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  let last = '';
  for (let kept = 0; kept < QUOTES; kept += 1) {
    const put = { method: 'PUT', url: '/api/quotes', headers, payload: answers } as const;
    last = (await app.inject(put)).body;
  }
  readyMade.quote = last;
  readyMade.quotes = (await app.inject({ url: '/api/quotes', headers })).body;
  return JSON.stringify({ ...answers, id: putQuote.answer.parse(JSON.parse(last)).data.id });
}

/** Creates an account for a connection, with a session for each kind of route. */
async function signedUp(_: unknown, index: number): Promise<Account> {
  const credentials = { email: `buyer-${index}@example.com`, password: PASSWORD };
  const own = await answerTo('/signup', { ...credentials, data: { full_name: 'Ada Buyer' } });
  const bare = await answerTo('/token?grant_type=password', credentials);
  const quote = await keptQuotes(own.access_token);
  return {
    email: credentials.email,
    accessToken: own.access_token,
    refreshToken: own.refresh_token,
    bareSession: bare.id,
    quote,
  };
}

const accounts = await Promise.all(Array.from({ length: CONNECTIONS }, signedUp));
const ready: Ready = { address: await app.listen({ port: 0, host: '127.0.0.1' }), accounts };
process.send?.(ready);
// Exit when the process that takes the measurements exits.
process.once('disconnect', () => process.exit());
