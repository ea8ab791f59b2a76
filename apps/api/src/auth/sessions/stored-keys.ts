import type { Clock } from '../../clock.ts';
import { type Key, newKey, openKey } from './key-pair.ts';
import type { KeyRepository, StoredKey } from './key-repository.ts';
import type { Sealer } from './sealer.ts';
import { isSigning, type SigningKey, type SigningKeys } from './signing-keys.ts';

/** How long a server may not notice that a key was replaced by another process, in milliseconds. */
const FRESH = 60_000;
/** How soon it looks again for a key that it does not know, in milliseconds. */
const PATIENCE = 1_000;

interface Dependencies {
  readonly repository: KeyRepository;
  readonly sealer: Sealer;
  readonly clock: Clock;
  /** How long an access token is good, in seconds. */
  readonly tokenSeconds: number;
}

interface Loaded {
  readonly at: number;
  readonly current: SigningKey;
  readonly all: readonly Key[];
}

/** The keys that the database keeps. The first one is made when there is none. */
export async function storedKeys(dependencies: Dependencies): Promise<SigningKeys> {
  const { clock } = dependencies;
  let loaded = await load(dependencies);
  const atMost = async (age: number): Promise<Loaded> => {
    if (clock().getTime() - loaded.at > age) loaded = await load(dependencies);
    return loaded;
  };
  const known = (kid: string, { all }: Loaded) => all.find((key) => key.kid === kid);
  return {
    current: async () => (await atMost(FRESH)).current,
    find: async (kid) => known(kid, await atMost(FRESH)) ?? known(kid, await atMost(PATIENCE)),
    published: async () => (await atMost(FRESH)).all.map(({ publicJwk }) => publicJwk),
  };
}

async function load(dependencies: Dependencies): Promise<Loaded> {
  const { repository, sealer, clock, tokenSeconds } = dependencies;
  const now = clock();
  // One more minute for a server that had not noticed and signed with it still.
  const lifetime = tokenSeconds * 1_000 + FRESH;
  const isGood = ({ retiredAt }: StoredKey) =>
    retiredAt === null || retiredAt.getTime() + lifetime > now.getTime();

  const stored = (await repository.list()).filter(isGood);
  const active = stored.find(({ retiredAt }) => retiredAt === null);
  if (!active) {
    await repository.add(await newKey(sealer, now));
    return load(dependencies);
  }
  const all = await Promise.all(stored.map((key) => openKey(sealer, key)));
  const current = all.find(({ kid }) => kid === active.kid);
  if (!current || !isSigning(current)) throw new RangeError('A stored key cannot sign');
  return { at: now.getTime(), current, all };
}
