import { OAuth2Server } from 'oauth2-mock-server';

/** A real OpenID provider on localhost. */
export interface TestProvider {
  readonly issuer: string;
  /** Signs a token with these claims. */
  token(claims: object, header?: object): Promise<string>;
  /** Replaces the key that signs later tokens. */
  rotate(): Promise<void>;
  /** Number of times that the server has fetched the provider's keys. */
  readonly asked: number;
  /** Whether the provider responds. Initially true. */
  answers: boolean;
  close(): Promise<void>;
}

export async function testProvider(): Promise<TestProvider> {
  const server = new OAuth2Server();
  let { kid } = await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  const counts = { asked: 0 };
  const state = { answers: true };
  server.service.on('beforeWellKnownOpenIdConfiguration', (answer) => {
    counts.asked += 1;
    if (!state.answers) answer.statusCode = 500;
  });

  return {
    issuer,
    token: (claims, header = {}) =>
      server.issuer.buildToken({
        kid,
        scopesOrTransform: (tokenHeader, payload) => {
          Object.assign(payload, claims);
          Object.assign(tokenHeader, header);
        },
      }),
    async rotate() {
      ({ kid } = await server.issuer.keys.generate('RS256'));
    },
    get asked() {
      return counts.asked;
    },
    get answers() {
      return state.answers;
    },
    set answers(answers) {
      state.answers = answers;
    },
    close: () => server.stop(),
  };
}
