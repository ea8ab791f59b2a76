import { randomUUID } from 'node:crypto';
import { sampleQuote, sampleRequest } from '@latchkey/api/testing';
import { accessToken } from './bench-keys.ts';
import type { Answer, Call } from './http-client.ts';
import type { Person } from './made-people.ts';

/** A signed-up user, for calls that need more than an access token. */
export interface Account {
  readonly email: string;
  readonly password: string;
  refreshToken: string;
}

export type Send = (call: Call) => Promise<Answer>;

/** One kind of call in the mix. */
export interface Kind {
  readonly route: string;
  /** Calls of this kind per thousand. */
  readonly perMille: number;
  readonly run: (send: Send) => Promise<Answer>;
}

const searches = ['7', '78', '787', '78704', 'a', 'au', 'austin, tx', 'st. louis', 'portland'];

const get = (path: string, token?: string): Call => ({
  method: 'GET',
  path,
  ...(token === undefined ? {} : { token }),
});
const post = (path: string, content: object): Call => ({
  method: 'POST',
  path,
  body: JSON.stringify(content),
});
const kind = (route: string, perMille: number, call: () => Call): Kind => ({
  route,
  perMille,
  run: (send) => send(call()),
});

/** A mix of a thousand calls from visitors, users and the team. */
export function mixOf(
  people: readonly Person[],
  accounts: readonly Account[],
  operatorToken: string,
): Kind[] {
  const callers = people.map((person) => ({
    ...person,
    token: accessToken(person.userId, person.sessionId),
  }));
  const signingIn = inTurns(accounts);
  const caller = inTurns(callers);
  const search = inTurns(searches);
  const price = inTurns(Array.from({ length: 1_000 }, (_, step) => 150_000 + step * 500));
  const quote = () => ({ ...sampleQuote, homePrice: price() });

  return [
    kind('GET /', 60, () => get('/')),
    kind('GET /api/zipcodes/search', 250, () =>
      get(`/api/zipcodes/search?query=${encodeURIComponent(search())}`),
    ),
    kind('POST /api/quotes/programs', 200, () => post('/api/quotes/programs', { quote: quote() })),
    kind('POST /api/steps', 120, () => post('/api/steps', { step: 'started', state: 'TX' })),
    kind('GET /api/counties/:countyCode', 40, () => get('/api/counties/48453')),
    kind('GET /api/reference', 40, () => get('/api/reference')),
    kind('POST /api/quotes/submit', 5, () => ({
      ...post('/api/quotes/submit', {
        ...sampleRequest,
        subject: { fullName: 'Ada Buyer', email: `buyer-${randomUUID()}@example.com` },
      }),
      headers: { 'idempotency-key': randomUUID() },
    })),
    kind('GET /api/quotes', 110, () => get('/api/quotes', caller().token)),
    kind('PUT /api/quotes', 80, () => {
      const { token, quoteId: id } = caller();
      return {
        method: 'PUT',
        path: '/api/quotes',
        token,
        body: JSON.stringify({ ...quote(), id }),
      };
    }),
    kind('GET /auth/v1/user', 60, () => get('/auth/v1/user', caller().token)),
    { route: 'POST /auth/v1/token (refresh)', perMille: 20, run: refreshes(accounts) },
    kind('POST /auth/v1/token (password)', 5, () => {
      const { email, password } = signingIn();
      return post('/auth/v1/token?grant_type=password', { email, password });
    }),
    kind('POST /api/operator/leads/search', 10, () => ({
      ...post('/api/operator/leads/search', {}),
      token: operatorToken,
    })),
  ];
}

/** Refreshes sessions. Each account runs one refresh at a time, because tokens rotate. */
function refreshes(accounts: readonly Account[]): Kind['run'] {
  const resting = [...accounts];
  return async (send) => {
    const account = resting.shift();
    if (!account)
      throw new RangeError('Every account is refreshing its session: add more accounts');
    const answer = await send(
      post('/auth/v1/token?grant_type=refresh_token', { refresh_token: account.refreshToken }),
    );
    account.refreshToken = JSON.parse(answer.body).refresh_token;
    resting.push(account);
    return answer;
  };
}

function inTurns<One>(all: readonly One[]): () => One {
  let turn = 0;
  return () => {
    const one = all[turn % all.length];
    if (one === undefined) throw new RangeError('The list is empty');
    turn += 1;
    return one;
  };
}
