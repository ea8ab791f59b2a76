import { hash, verify } from '@node-rs/argon2';
import { buildApp, type Extension } from '../apps/api/src/app.ts';
import { COST } from '../apps/api/src/auth/passwords/argon2-passwords.ts';
import { sessionRepository } from '../apps/api/src/auth/sessions/repository.ts';
import { userRepository } from '../apps/api/src/auth/users/repository.ts';
import { readBrand } from '../apps/api/src/brand-file.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { type Account, CONNECTIONS, PASSWORD, SessionAnswer } from './accounts-load.ts';

/** What the process that measures is told. */
export interface Ready {
  readonly address: string;
  readonly accounts: readonly Account[];
}

const config = readConfig();
const { database } = await connect(config);
const sessions = sessionRepository(database);
const users = userRepository(database);

const readyMade = { session: '', user: '' };

/** Beside each measured route one that does what cannot be left out, and nothing else. */
const bareRoutes: Extension = async (api) => {
  const kept = await hash(PASSWORD, COST);

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
  api.get<{ Querystring: { ms: number } }>('/bare/argon2', async ({ query }) => {
    const end = performance.now() + Number(query.ms);
    let verified = 0;
    const work = async () => {
      while (performance.now() < end) {
        await verify(kept, PASSWORD);
        verified += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return { perSecond: (verified / Number(query.ms)) * 1_000 };
  });
};

const app = await buildApp(
  {
    ...config,
    clock: () => new Date(),
    reference: loadReferenceData(),
    database,
    catalog: catalogOf([]),
    brand: readBrand(config.brandFile),
    webApp: undefined,
    // All is to be answered, however late.
    longestDelay: 0,
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

/** An account for each connection, with a session for each kind of route. */
async function signedUp(_: unknown, index: number): Promise<Account> {
  const credentials = { email: `buyer-${index}@example.com`, password: PASSWORD };
  const own = await answerTo('/signup', { ...credentials, data: { full_name: 'Ada Buyer' } });
  const bare = await answerTo('/token?grant_type=password', credentials);
  return {
    email: credentials.email,
    accessToken: own.access_token,
    refreshToken: own.refresh_token,
    bareSession: bare.id,
  };
}

const accounts = await Promise.all(Array.from({ length: CONNECTIONS }, signedUp));
const ready: Ready = { address: await app.listen({ port: 0, host: '127.0.0.1' }), accounts };
process.send?.(ready);
// Not to outlive who measures.
process.once('disconnect', () => process.exit());
