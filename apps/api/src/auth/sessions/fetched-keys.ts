import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../process/clock.ts';

/** How long fetched keys are used before they are fetched again, in milliseconds. */
const FRESH_MS = 10 * 60 * 1_000;
/** How long old keys are used while the provider is down, in milliseconds. */
const MAX_STALE_MS = 24 * 60 * 60 * 1_000;
/** Minimum time between two requests caused by unknown keys, in milliseconds. */
const REFETCH_PAUSE_MS = 30 * 1_000;
/** Timeout of a request to the provider, in milliseconds. */
const TIMEOUT_MS = 5_000;

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

interface Fetched {
  readonly keys: ReturnType<typeof createLocalJWKSet>;
  readonly at: number;
}

/**
 * Thrown if the provider's keys cannot be fetched. The server then can neither accept nor reject a
 * token.
 */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** Public keys of another server, fetched on demand and cached. */
export function fetchedKeys(
  fetchKeys: () => Promise<JSONWebKeySet>,
  clock: Clock,
): JWTVerifyGetKey {
  let cached: Fetched | undefined;
  let pending: Promise<Fetched> | undefined;

  /** Fetches the keys again. Concurrent callers share one request. */
  function refetch(): Promise<Fetched> {
    pending ??= fetchKeys()
      .then((keys) => {
        cached = { keys: createLocalJWKSet(keys), at: clock().getTime() };
        return cached;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  async function current(): Promise<Fetched> {
    const age = cached ? clock().getTime() - cached.at : Number.POSITIVE_INFINITY;
    if (cached && age < FRESH_MS) return cached;
    try {
      return await refetch();
    } catch (error) {
      if (cached && age < MAX_STALE_MS) return cached;
      throw new ProviderUnreachable('Cannot fetch the signing keys from the provider', {
        cause: error,
      });
    }
  }

  return async (header, token) => {
    const { keys, at } = await current();
    try {
      return await keys(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || clock().getTime() - at < REFETCH_PAUSE_MS) throw error;
      const { keys: latest } = await refetch().catch((cause: unknown) => {
        throw new ProviderUnreachable('Cannot fetch the signing keys from the provider', { cause });
      });
      return latest(header, token);
    }
  };
}

/** @throws if the URL does not return a JSON Web Key set */
export async function fetchKeySet(address: string): Promise<JSONWebKeySet> {
  return KeySet.parse(await fetchJson(address));
}

export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new RangeError(`The provider returned status ${response.status}`);
  return response.json();
}
