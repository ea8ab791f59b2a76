import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import { type Key, newKey, openKey } from './key-pair.ts';
import type { StoredKey } from './key-repository.ts';
import * as keyRepository from './key-repository.ts';
import type { Sealer } from './sealer.ts';
import { isSigning, type SigningKey, type SigningKeys } from './signing-keys.ts';

/** How long loaded keys are used before they are read again, in milliseconds. */
const FRESH_MS = 60_000;
/** Minimum time between two reads caused by unknown keys, in milliseconds. */
const RELOAD_PAUSE_MS = 1_000;

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  /** Lifetime of an access token, in seconds. */
  readonly tokenSeconds: number;
}

interface Loaded {
  readonly at: number;
  readonly current: SigningKey;
  readonly all: readonly Key[];
}

/** Returns the keys in the database. Creates a key if the database has no keys. */
export async function storedKeys(dependencies: Dependencies): Promise<SigningKeys> {
  const { clock } = dependencies;
  let loaded = await load(dependencies);
  const atMost = async (age: number): Promise<Loaded> => {
    if (clock().getTime() - loaded.at > age) loaded = await load(dependencies);
    return loaded;
  };
  const findIn = (kid: string, { all }: Loaded) => all.find((key) => key.kid === kid);
  return {
    current: async () => (await atMost(FRESH_MS)).current,
    find: async (kid) =>
      findIn(kid, await atMost(FRESH_MS)) ?? findIn(kid, await atMost(RELOAD_PAUSE_MS)),
    published: async () => (await atMost(FRESH_MS)).all.map(({ publicJwk }) => publicJwk),
  };
}

async function load(dependencies: Dependencies): Promise<Loaded> {
  const { database, sealer, clock, tokenSeconds } = dependencies;
  const now = clock();
  const stored = (await keyRepository.list(database)).filter((key) =>
    isInUse(key, now, tokenSeconds),
  );
  const active = stored.find(({ retiredAt }) => retiredAt === null);
  if (!active) {
    await keyRepository.add(database, await newKey(sealer, now));
    return load(dependencies);
  }
  const all = await Promise.all(stored.map((key) => openKey(sealer, key)));
  const current = all.find(({ kid }) => kid === active.kid);
  if (!current || !isSigning(current)) throw new RangeError('A stored key cannot sign');
  return { at: now.getTime(), current, all };
}

/** Whether a key still signs tokens, or has signed tokens that may still be valid. */
export function isInUse({ retiredAt }: StoredKey, now: Date, tokenSeconds: number): boolean {
  // The key stays in use for one minute longer. A server that has not reloaded its keys may still
  // sign with the old key.
  const lifetime = tokenSeconds * 1_000 + FRESH_MS;
  return retiredAt === null || retiredAt.getTime() + lifetime > now.getTime();
}
