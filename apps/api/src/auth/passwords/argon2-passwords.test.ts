import { setTimeout as wait } from 'node:timers/promises';
import { parseOptions } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { argon2Passwords } from './argon2-passwords.ts';

const settings = { shortestPassword: 8, ownWords: ['Latchkey'] };
const passwords = argon2Passwords(settings);

it('accepts a password only with its own hash', async () => {
  const kept = await passwords.hash('plover-Quartz-42');
  expect(await passwords.verify(kept, 'plover-Quartz-42')).toEqual({
    isRight: true,
    isOutdated: false,
  });
  for (const other of ['plover-quartz-42', 'plover-Quartz-42 ', ' plover-Quartz-42', '']) {
    expect((await passwords.verify(kept, other)).isRight).toBe(false);
  }
});

it('compares every character of a password', async () => {
  const decomposed = 'cafe\u0301-plover';
  const kept = await passwords.hash(decomposed);
  expect((await passwords.verify(kept, decomposed)).isRight).toBe(true);
  expect((await passwords.verify(kept, decomposed.normalize('NFC'))).isRight).toBe(false);

  const long = 'x'.repeat(72);
  expect((await passwords.verify(await passwords.hash(long), `${long}x`)).isRight).toBe(false);
});

it('rejects every password when there is no hash, and takes as long as it does with one', async () => {
  // A dummy hash with a different cost would be reported as outdated.
  const rejected = { isRight: false, isOutdated: false };
  expect(await passwords.verify(null, 'nobody')).toEqual(rejected);
  expect(await passwords.verify(null, 'plover-Quartz-42')).toEqual(rejected);
});

it("hashes with Argon2id, OWASP's parameters and a new salt", async () => {
  const [one, other] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(one)).toMatchObject({ saltLen: 16, outputLen: 32 });
});

it('accepts a hash with weaker parameters and reports it as outdated', async () => {
  const weaker = argon2Passwords({
    ...settings,
    hashCost: { memoryCost: 9_216, timeCost: 4, parallelism: 1 },
  });
  const kept = await weaker.hash('plover-Quartz-42');
  expect(await passwords.verify(kept, 'plover-Quartz-42')).toEqual({
    isRight: true,
    isOutdated: true,
  });
});

it('does not block the event loop while hashing a password', async () => {
  const hashing = Promise.all(Array.from({ length: 8 }, () => passwords.hash('plover')));
  let turns = 0;
  const ended = hashing.then(() => true);
  while (!(await Promise.race([ended, wait(1).then(() => false)]))) turns += 1;
  expect(turns).toBeGreaterThan(5);
});

it.each([
  ['seven77', ['length']],
  ['passwor', ['length']],
  ['password', ['pwned']],
  ['Password1', ['pwned']],
  ['latchkey', ['pwned']],
  ['Latchkey2026', ['pwned']],
  ['ada.buyer', ['pwned']],
  ['plover-Quartz-42', []],
  ['eight__8', []],
] as const)('reports the weaknesses of "%s": %j', (password, reasons) => {
  expect(passwords.weaknesses(password, ['ada.buyer@example.com'])).toEqual(reasons);
});

it('counts a character with several code units as one character', () => {
  expect(passwords.weaknesses('🏠🏠🏠🏠', [])).toEqual(['length']);
  expect(passwords.weaknesses('🏠'.repeat(8), [])).toEqual([]);
});
