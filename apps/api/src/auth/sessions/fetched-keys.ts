import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';

/** How long keys are taken as they are, in milliseconds. */
const FRESH = 10 * 60 * 1_000;
/** How long they serve at most while the provider does not answer, in milliseconds. */
const STALE = 24 * 60 * 60 * 1_000;
/** How often a token with an unknown key has them fetched, in milliseconds. */
const PAUSE = 30 * 1_000;
/** How long the provider may take, in milliseconds. */
const PATIENCE = 5_000;

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

interface Fetched {
  readonly keys: ReturnType<typeof createLocalJWKSet>;
  readonly at: number;
}

/** The provider cannot be asked for its keys: nothing is known of the token. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The keys of somebody else's tokens, fetched when needed and kept for a while. */
export function fetchedKeys(
  fetchKeys: () => Promise<JSONWebKeySet>,
  clock: Clock,
): JWTVerifyGetKey {
  let known: Fetched | undefined;
  let underWay: Promise<Fetched> | undefined;

  /** One request, however many wait for it. */
  function refetch(): Promise<Fetched> {
    underWay ??= fetchKeys()
      .then((keys) => {
        known = { keys: createLocalJWKSet(keys), at: clock().getTime() };
        return known;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }

  async function current(): Promise<Fetched> {
    const age = known ? clock().getTime() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < FRESH) return known;
    try {
      return await refetch();
    } catch (error) {
      if (known && age < STALE) return known;
      throw new ProviderUnreachable('The keys of the provider cannot be had', { cause: error });
    }
  }

  return async (header, token) => {
    const { keys, at } = await current();
    try {
      return await keys(header, token);
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey;
      if (!isNew || clock().getTime() - at < PAUSE) throw error;
      const { keys: latest } = await refetch().catch((cause: unknown) => {
        throw new ProviderUnreachable('The keys of the provider cannot be had', { cause });
      });
      return latest(header, token);
    }
  };
}

/** @throws where there is no JSON Web Key set at the address */
export async function fetchKeySet(address: string): Promise<JSONWebKeySet> {
  return KeySet.parse(await fetchJson(address));
}

export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new RangeError(`The provider answered ${answer.status}`);
  return answer.json();
}
