import autocannon from 'autocannon';
import * as z from 'zod/mini';

export const CONNECTIONS = 10;
export const PASSWORD = 'plover-Quartz-42';
const SECONDS = 1;

/** A user whose session only one connection uses. */
export interface Account {
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ID of the other session, for the bare routes. */
  readonly bareSession: string;
  /** One of the account's quotes, as a request body. */
  readonly quote: string;
}

export const SessionAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({}),
});

type Request = autocannon.Request;

/** Requests per second. Each connection sends its own requests. */
async function load(url: string, requests: readonly Request[]): Promise<number> {
  let client = 0;
  const {
    requests: counted,
    non2xx,
    errors,
    statusCodeStats,
  } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient(connection) {
      const request = requests[client % requests.length];
      client += 1;
      if (request) connection.setRequests([request]);
    },
  });
  if (non2xx + errors > 0) throw new Error(`${errors} broken, ${JSON.stringify(statusCodeStats)}`);
  return counted.average;
}

const json = { 'content-type': 'application/json' };

function signedIn(accessToken: string) {
  return { authorization: `Bearer ${accessToken}` };
}

function refreshTokenIn(body: string): string {
  return SessionAnswer.parse(JSON.parse(body)).refresh_token;
}

/** The loads to run against a server. Each returns requests per second. */
export function accountLoads(address: string, accounts: readonly Account[]) {
  const latest = new Map(accounts.map(({ email, refreshToken }) => [email, refreshToken]));
  const auth = (requests: readonly Request[]) => load(`${address}/auth/v1`, requests);
  const bare = (requests: readonly Request[]) => load(`${address}/api/bare`, requests);

  const quotes = (request: (account: Account) => Request) =>
    load(
      `${address}/api`,
      accounts.map((each) => ({ path: '/api/quotes', ...request(each) })),
    );
  const bareQuotes = (request: (account: Account) => Request) =>
    bare(accounts.map((each) => ({ path: '/api/bare/quotes', ...request(each) })));

  return {
    signIns: () =>
      auth(
        accounts.map(({ email }) => ({
          method: 'POST',
          path: '/auth/v1/token?grant_type=password',
          headers: json,
          body: JSON.stringify({ email, password: PASSWORD }),
        })),
      ),
    bareSignIns: () =>
      bare(
        accounts.map(({ email }) => ({
          method: 'POST',
          path: '/api/bare/sign-in',
          headers: json,
          body: JSON.stringify({ email, password: PASSWORD }),
        })),
      ),
    refreshes: () =>
      auth(
        accounts.map(({ email }) => ({
          method: 'POST',
          path: '/auth/v1/token?grant_type=refresh_token',
          headers: json,
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({ refresh_token: latest.get(email) }),
          }),
          onResponse: (status, body) => {
            if (status === 200) latest.set(email, refreshTokenIn(body));
          },
        })),
      ),
    bareRefreshes: () =>
      bare(
        accounts.map(({ bareSession, refreshToken }) => ({
          method: 'POST',
          path: '/api/bare/refresh',
          headers: { ...json, session: bareSession },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({ refresh_token: refreshToken }),
          }),
          onResponse: (_, body) => void refreshTokenIn(body),
        })),
      ),
    users: () =>
      auth(
        accounts.map(({ accessToken }) => ({
          method: 'GET',
          path: '/auth/v1/user',
          headers: signedIn(accessToken),
        })),
      ),
    lists: () => quotes(({ accessToken }) => ({ headers: signedIn(accessToken) })),
    bareLists: () => bareQuotes(({ bareSession }) => ({ headers: { session: bareSession } })),
    upserts: () =>
      quotes(({ accessToken, quote }) => ({
        method: 'PUT',
        headers: { ...json, ...signedIn(accessToken) },
        body: quote,
      })),
    bareUpserts: () =>
      bareQuotes(({ bareSession, quote }) => ({
        method: 'PUT',
        headers: { ...json, session: bareSession },
        body: quote,
      })),
    bareUsers: () =>
      bare(
        accounts.map(({ bareSession }) => ({
          method: 'GET',
          path: '/api/bare/user',
          headers: { session: bareSession },
        })),
      ),
  };
}
