import { randomUUID } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { newAddress } from './people.ts';

export const CLIENT_ID = 'latchkey';

/** The claims about a staff member in the provider's ID token. */
export type StaffClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The claims of a loan officer with a second factor. */
export const staffClaims = (claims: object = {}): StaffClaims & { readonly email: string } => ({
  sub: randomUUID(),
  email: newAddress('staff'),
  email_verified: true,
  name: 'Grace Hopper',
  realm: { roles: ['officers'] },
  amr: ['pwd', 'mfa'],
  ...claims,
});

/** The settings of a server that signs staff in at the provider. */
export const staffSettings = ({ issuer }: Pick<StaffProvider, 'issuer'>) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT_ID,
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_NAME: 'Acme',
  OIDC_DOMAINS: 'example.com',
  OIDC_ROLE_CLAIM: 'realm.roles',
  OIDC_ROLES: 'officers=leads, heads=manager',
});

/** A real OpenID provider on localhost. Each refresh token works only once. */
export interface StaffProvider {
  readonly issuer: string;
  /** The person who signs in next. If undefined, the person cancels. */
  person: StaffClaims | undefined;
  /** Changes the claims of the next tokens. */
  spoil: (claims: Record<string, unknown>) => void;
  /**
   * Whether the provider responds, and whether it issues refresh tokens. Both are initially true.
   */
  isUp: boolean;
  givesRefreshTokens: boolean;
  /**
   * The last claims of each person, which later refreshes return. Deleting an entry removes the
   * person.
   */
  readonly people: Map<string, StaffClaims>;
  /** Number of requests to the token endpoint with a refresh token. */
  readonly refreshes: number;
  /** Signs any token. */
  sign(claims: object): Promise<string>;
  close(): Promise<void>;
}

interface State extends Pick<StaffProvider, 'person' | 'spoil' | 'isUp' | 'givesRefreshTokens'> {
  refreshes: number;
}

export async function startStaffProvider(): Promise<StaffProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  const people = new Map<string, StaffClaims>();
  const owners = new Map<string, string>();
  const state: State = {
    person: undefined,
    spoil: () => {},
    isUp: true,
    givesRefreshTokens: true,
    refreshes: 0,
  };
  const { service } = server;

  service.on('beforeWellKnownOpenIdConfiguration', (answer) => {
    if (!state.isUp) answer.statusCode = 503;
  });
  service.on('beforeAuthorizeRedirect', ({ url }) => {
    const code = url.searchParams.get('code') ?? '';
    if (state.person) {
      people.set(state.person.sub, state.person);
      owners.set(code, state.person.sub);
    } else {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    }
  });
  service.on('beforeTokenSigning', ({ payload }, { body }) => {
    const { code, refresh_token: token } = Object(body);
    Object.assign(payload, people.get(owners.get(code ?? token) ?? ''));
    state.spoil(payload);
  });
  service.on('beforeResponse', (answer, { body: asked }) => {
    const { code, refresh_token: token } = Object(asked);
    if (token !== undefined) state.refreshes += 1;
    const owner = owners.get(code ?? token) ?? '';
    owners.delete(code ?? token);
    if (!state.isUp) answer.statusCode = 503;
    else if (!people.has(owner)) {
      answer.statusCode = 400;
      answer.body = { error: 'invalid_grant' };
    } else if (typeof answer.body === 'object') {
      if (!state.givesRefreshTokens) delete answer.body.refresh_token;
      else owners.set(String(answer.body.refresh_token), owner);
    }
  });
  service.on('beforeUserinfo', (answer, { headers }) => {
    const [, payload = ''] = String(headers.authorization).split('.');
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    answer.body = { sub };
  });

  return Object.assign(state, {
    issuer,
    people,
    sign: (claims: object) =>
      server.issuer.buildToken({
        scopesOrTransform: (_, payload) => void Object.assign(payload, claims),
      }),
    close: () => server.stop(),
  });
}
