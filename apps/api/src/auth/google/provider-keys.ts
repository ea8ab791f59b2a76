import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../process/clock.ts';
import { fetchedKeys, fetchJson, fetchKeySet } from '../sessions/fetched-keys.ts';

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/**
 * A provider's keys, fetched from the URL in its discovery document.
 *
 * @see OpenID Connect Discovery 1.0, section 4; OpenID Connect Core 1.0, section 10.1.1
 */
export function providerKeys(issuer: string, clock: Clock): JWTVerifyGetKey {
  return fetchedKeys(() => keysOf(issuer), clock);
}

async function keysOf(issuer: string): Promise<JSONWebKeySet> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { issuer: actual, jwks_uri: keys } = Discovery.parse(await fetchJson(address));
  if (actual !== issuer) throw new RangeError('The discovery document names another issuer');
  return fetchKeySet(keys);
}
