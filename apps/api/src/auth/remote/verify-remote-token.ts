import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../failure.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { fetchedKeys, fetchKeySet, ProviderUnreachable } from '../sessions/fetched-keys.ts';
import type { RemoteSettings } from '../settings/remote-settings.ts';

/** How far clocks may differ, in seconds. */
const SKEW = 30;

/** What the service signs with where it publishes its keys. */
const PUBLISHED = ['ES256', 'RS256', 'EdDSA'];

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  email: z.optional(z.string()),
  amr: z.optional(z.array(z.object({ timestamp: z.number() }))),
});
export type RemoteClaims = z.infer<typeof Claims>;

/**
 * Makes the function that tells who a hosted service's access token is about, once signature,
 * issuer, audience, role and times are found good. A secret or published keys: never both, so that
 * no token chooses.
 *
 * The function throws `AuthRefusal` for a token that is not, and `Failure` where that cannot be told.
 */
export function remoteTokenVerifier({ url, jwtSecret }: RemoteSettings, clock: Clock) {
  const published = fetchedKeys(() => fetchKeySet(`${url}/.well-known/jwks.json`), clock);
  const secret = jwtSecret === undefined ? undefined : Buffer.from(jwtSecret);
  const keys: JWTVerifyGetKey = async (header, token) => secret ?? published(header, token);
  const algorithms = secret ? ['HS256'] : PUBLISHED;

  return async (token: string): Promise<RemoteClaims> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: url,
        audience: 'authenticated',
        algorithms,
        currentDate: clock(),
        clockTolerance: SKEW,
        requiredClaims: ['exp', 'sub'],
      });
      return Claims.parse(payload);
    } catch (error) {
      if (error instanceof ProviderUnreachable) {
        throw new Failure('overloaded', { headers: { 'retry-after': '5' } });
      }
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) {
        throw new AuthRefusal('bad_jwt');
      }
      throw error;
    }
  };
}
