import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Database } from '../../db/database.ts';
import { signingKeys } from '../../db/schema.ts';
import { rotateKey } from './rotate-key.ts';
import { sealer } from './sealer.ts';
import { storedKeys } from './stored-keys.ts';

const START = Date.UTC(2026, 0, 5);
const secret = 'a secret of the settings for the tests of keys';

describe('storedKeys', () => {
  let database: Database;
  let close: () => Promise<void>;
  let now: number;

  const clock = () => new Date(now);
  const seal = sealer(Buffer.from(secret));
  const open = (itsSealer = seal) =>
    storedKeys({
      database,
      sealer: itsSealer,
      clock,
      tokenSeconds: 3600,
    });
  const kids = async (keys: Awaited<ReturnType<typeof open>>) =>
    (await keys.published()).map(({ kid }) => kid);

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });

  beforeEach(async () => {
    now = START;
    await database.delete(signingKeys);
  });

  afterAll(() => close());

  it('creates one key, which the next server also uses', async () => {
    const { kid } = await (await open()).current();
    expect(await kids(await open())).toEqual([kid]);
  });

  it('publishes only the public half of each key', async () => {
    const [key] = await (await open()).published();
    expect(Object.keys(key ?? {}).toSorted()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
  });

  it('encrypts stored keys', async () => {
    await open();
    const [row] = await database.select().from(signingKeys);
    expect(row?.privateKey.toString('latin1')).not.toContain('"d"');
    await expect(open(sealer(randomBytes(32)))).rejects.toThrow('a different AUTH_SECRET');
  });

  it('switches to a new key within a minute, and accepts tokens of the old key until they expire', async () => {
    const keys = await open();
    const old = await keys.current();
    now += 1_000;
    const rotated = await rotateKey({ database, clock, settings: { secret, tokenSeconds: 3600 } });
    expect((await keys.current()).kid).toBe(old.kid);

    now += 60_000;
    expect((await keys.current()).kid).toBe(rotated);
    expect(await kids(keys)).toEqual([rotated, old.kid]);

    // A server that has not reloaded signs with the old key for one more minute.
    now = START + 1_000 + 3_600_000 + 60_000 - 1;
    expect(await keys.find(old.kid)).toBeDefined();
    expect(await kids(await open())).toEqual([rotated, old.kid]);
    now += 1;
    expect(await kids(await open())).toEqual([rotated]);
    now += 60_001;
    expect(await keys.find(old.kid)).toBeUndefined();
  });

  it('reloads the keys immediately for a token that another server signed with a new key', async () => {
    const keys = await open();
    now += 2_000;
    const rotated = await rotateKey({ database, clock, settings: { secret, tokenSeconds: 3600 } });
    expect((await keys.find(rotated))?.kid).toBe(rotated);
  });

  it('does not reload the keys for every token with an unknown key', async () => {
    const keys = await open();
    now += 1_000;
    const rotated = await rotateKey({ database, clock, settings: { secret, tokenSeconds: 3600 } });
    expect(await keys.find(rotated)).toBeUndefined();
    now += 1;
    expect(await keys.find(rotated)).toBeDefined();
  });

  it('shares one key between two servers that start at the same time', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { kid } = await one.current();
    now += 1_001;
    expect(await other.find(kid)).toBeDefined();
  });
});
