import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OAuth2Server } from 'oauth2-mock-server';

const folder = join(import.meta.dirname, '../test-results');
/** A file with the provider's URL, so that tests in other processes can read the URL. */
const note = join(folder, 'openid-provider');

/** The product's client ID at the provider. */
export const CLIENT_ID = 'latchkey.apps.example';

/** The claims about a user in the provider's ID token. */
export interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly nonce: string;
}

/** Starts an OpenID provider that signs any claims it receives. Returns the provider's URL. */
export async function startProvider(): Promise<string> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token, request) => {
    const claims: unknown = Reflect.get(Object(Reflect.get(request, 'body')), 'claims');
    if (typeof claims === 'string') Object.assign(token.payload, JSON.parse(claims));
  });
  const { url } = provider.issuer;
  if (!url) throw new Error("The provider's server has no port");
  await mkdir(folder, { recursive: true });
  await writeFile(note, url);
  return url;
}

/** Returns an ID token with these claims, signed by the provider. */
export async function idToken(claims: Claims): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'any',
    client_id: CLIENT_ID,
    claims: JSON.stringify(claims),
  });
  const answer = await fetch(`${await readFile(note, 'utf8')}/token`, { method: 'POST', body });
  const { id_token } = await answer.json();
  return id_token;
}
