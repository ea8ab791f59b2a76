import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../process/clock.ts';
import { Failure } from '../../process/failure.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { fetchedKeys, fetchKeySet, ProviderUnreachable } from '../sessions/fetched-keys.ts';
import type { RemoteSettings } from '../settings/remote-settings.ts';

/** Allowed clock skew, in seconds. */
const CLOCK_SKEW = 30;

/** Algorithms that published keys may use. */
const PUBLIC_KEY_ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  email: z.optional(z.string()),
  aal: z.optional(z.string()),
  amr: z.optional(z.array(z.object({ timestamp: z.number() }))),
});
export type RemoteClaims = z.infer<typeof Claims>;

/**
 * Returns a function that verifies a hosted service's access token (signature, issuer, audience,
 * role, times) and returns its claims. The function accepts either the shared secret or published
 * keys, but never both, so a token cannot choose between them.
 *
 * The function throws `AuthRefusal` for an invalid token, and `Failure` if it cannot fetch the
 * keys.
 */
export function remoteTokenVerifier({ url, jwtSecret }: RemoteSettings, clock: Clock) {
  const published = fetchedKeys(() => fetchKeySet(`${url}/.well-known/jwks.json`), clock);
  const secret = jwtSecret === undefined ? undefined : Buffer.from(jwtSecret);
  const keys: JWTVerifyGetKey = async (header, token) => secret ?? published(header, token);
  const algorithms = secret ? ['HS256'] : PUBLIC_KEY_ALGORITHMS;

  return async (token: string): Promise<RemoteClaims> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: url,
        audience: 'authenticated',
        algorithms,
        currentDate: clock(),
        clockTolerance: CLOCK_SKEW,
        requiredClaims: ['exp', 'sub'],
      });
      return Claims.parse(payload);
    } catch (error) {
      if (error instanceof ProviderUnreachable) {
        throw new Failure('overloaded', {
          headers: { 'retry-after': '5' },
          reason: 'SUPABASE_URL does not respond',
        });
      }
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) {
        throw new AuthRefusal('bad_jwt');
      }
      throw error;
    }
  };
}
