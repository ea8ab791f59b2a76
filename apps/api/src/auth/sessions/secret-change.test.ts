import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Database } from '../../db/database.ts';
import { providerSessions, serverSecrets, sessions, signingKeys, users } from '../../db/schema.ts';
import { openTokens, sealTokens } from '../oidc/provider-tokens.ts';
import { replaceKeys } from './replace-keys.ts';
import { reseal } from './reseal.ts';
import { rotateKey } from './rotate-key.ts';
import { sealer } from './sealer.ts';
import { type SecretSettings, serverSealer } from './server-secret-repository.ts';
import { storedKeys } from './stored-keys.ts';

const now = new Date('2026-01-05T00:00:00Z');
const clock = () => now;
const tokenSeconds = 3_600;
const old = 'the old secret of more than 32 characters';
const secret = 'the new secret of more than 32 characters';
const both = { secret, previousSecret: old };
const onlyOld = { secret: old, previousSecret: undefined };
const onlyNew = { secret, previousSecret: undefined };
const generated = { secret: undefined, previousSecret: undefined };

describe('changing AUTH_SECRET', () => {
  let database: Database;
  let close: () => Promise<void>;
  const userId = randomUUID();

  /** Loads the keys the way a server does when it starts. */
  const start = async (settings: SecretSettings) => {
    const its = await serverSealer(database, settings);
    return storedKeys({ database, sealer: its, clock, tokenSeconds });
  };
  const addSession = async (settings: SecretSettings) => {
    const [id, refreshKey] = [randomUUID(), randomBytes(32)];
    const sealed = (await serverSealer(database, settings)).seal(refreshKey, id);
    const row = { id, userId, counter: 0, amr: [], createdAt: now, refreshedAt: now };
    await database.insert(sessions).values({ ...row, refreshKey: sealed });
    return { id, refreshKey };
  };
  const everything = async () => ({
    keys: await database.select().from(signingKeys),
    sessions: await database.select().from(sessions),
  });
  const run = <T>(
    command: (context: {
      database: Database;
      clock: typeof clock;
      settings: SecretSettings & { tokenSeconds: number };
    }) => Promise<T>,
    settings: SecretSettings,
  ) => command({ database, clock, settings: { ...settings, tokenSeconds } });

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    const times = { createdAt: now, updatedAt: now };
    await database.insert(users).values({ id: userId, metadata: {}, ...times });
  });

  beforeEach(async () => {
    await database.delete(signingKeys);
    await database.delete(sessions);
    await database.delete(serverSecrets);
  });

  afterAll(() => close());

  it('decrypts keys with the previous secret and encrypts them with the new one', async () => {
    const { kid } = await (await start(onlyOld)).current();
    expect((await (await start(both)).current()).kid).toBe(kid);
    await expect(start(onlyNew)).rejects.toThrow(
      'encrypted with a different AUTH_SECRET. Set that secret as AUTH_SECRET_PREVIOUS',
    );
    const sealed = (await serverSealer(database, both)).seal(Buffer.from('a'), 'a place');
    expect(sealer(Buffer.from(secret)).open(sealed, 'a place')).toBeDefined();
  });

  it('does not need the previous secret once all keys and sessions are re-encrypted', async () => {
    const { kid } = await (await start(onlyOld)).current();
    const [one, other] = [await addSession(onlyOld), await addSession(both)];
    expect(await run(reseal, both)).toEqual({ keys: 1, sessions: 1, factors: 0 });
    expect((await (await start(onlyNew)).current()).kid).toBe(kid);
    const opener = sealer(Buffer.from(secret));
    for (const { id, refreshKey } of (await everything()).sessions) {
      const expected = id === one.id ? one : other;
      expect(opener.open(refreshKey, id)).toEqual(expected.refreshKey);
    }
    expect(await run(reseal, onlyNew)).toEqual({ keys: 0, sessions: 0, factors: 0 });
  });

  it('re-encrypts the identity provider’s tokens', async () => {
    const id = randomUUID();
    const tokens = sealTokens(await serverSealer(database, onlyOld), id, { refreshToken: 'token' });
    await database.insert(providerSessions).values({
      id,
      userId,
      codeHash: 'a code',
      issuer: 'https://login.example.com',
      subject: 'grace',
      tokens,
      checkedAt: now,
      createdAt: now,
    });
    await run(reseal, both);
    const [stored] = await database.select().from(providerSessions);
    expect(openTokens(await serverSealer(database, onlyNew), stored ?? { id, tokens })).toEqual({
      refreshToken: 'token',
    });
  });

  it('re-encrypts keys that used the generated secret, and deletes that secret', async () => {
    const { kid } = await (await start(generated)).current();
    await addSession(generated);
    expect((await (await start(onlyNew)).current()).kid).toBe(kid);
    expect(await run(reseal, onlyNew)).toEqual({ keys: 1, sessions: 1, factors: 0 });
    expect(await database.select().from(serverSecrets)).toEqual([]);
    expect((await (await start(onlyNew)).current()).kid).toBe(kid);
  });

  it('changes nothing if one key or session cannot be decrypted', async () => {
    await start(onlyOld);
    await addSession(onlyOld);
    const lost = { secret: 'a lost secret of more than 32 characters', previousSecret: undefined };
    await addSession(lost);
    const before = await everything();
    await expect(run(reseal, both)).rejects.toThrow('Nothing has changed');
    expect(await everything()).toEqual(before);
  });

  it('deletes keys that no longer sign or verify any tokens', async () => {
    await start(onlyOld);
    await database.update(signingKeys).set({ retiredAt: new Date(now.getTime() - 3_660_000) });
    await start(onlyNew);
    expect(await run(reseal, onlyNew)).toEqual({ keys: 0, sessions: 0, factors: 0 });
    expect((await everything()).keys).toHaveLength(1);
  });

  it.each([
    ['another secret', onlyNew],
    ['only the previous secret', both],
  ])('does not replace the signing key while %s decrypts it', async (_, settings) => {
    await start(onlyOld);
    const before = await everything();
    await expect(run(rotateKey, settings)).rejects.toThrow(
      'AUTH_SECRET does not decrypt the keys in the database.',
    );
    expect(await everything()).toEqual(before);
    await run(rotateKey, onlyOld);
    await start(onlyOld);
  });

  it('replaces the keys and ends the sessions without decrypting any key', async () => {
    const { kid } = await (await start(onlyOld)).current();
    await Promise.all([addSession(onlyOld), addSession(onlyNew)]);
    expect(await run(replaceKeys, onlyNew)).toBe(2);
    expect((await everything()).sessions).toEqual([]);
    const keys = await start(onlyNew);
    expect((await keys.current()).kid).not.toBe(kid);
    expect(await keys.published()).toHaveLength(1);
  });

  it('requires AUTH_SECRET to re-encrypt or replace keys', async () => {
    await start(generated);
    await expect(run(reseal, generated)).rejects.toThrow('AUTH_SECRET is not set');
    await expect(run(replaceKeys, generated)).rejects.toThrow('AUTH_SECRET is not set');
  });
});
