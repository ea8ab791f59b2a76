import { expect, it } from 'vitest';
import { callerHash } from './caller-hash.ts';

const secret = 'a secret with at least 32 characters';
const at = (moment: string) => () => new Date(moment);
const today = at('2026-03-04T23:59:59Z');

it('returns the same hash in every process with the same secret on the same day', () => {
  const hash = callerHash(secret, today)('192.0.2.1');
  expect(callerHash(secret, at('2026-03-04T00:00:00Z'))('192.0.2.1')).toBe(hash);
  expect(callerHash(secret, at('2026-03-05T00:00:00Z'))('192.0.2.1')).not.toBe(hash);
  expect(callerHash(`${secret}.`, today)('192.0.2.1')).not.toBe(hash);
});

it('uses a random key if there is no secret', () => {
  const [first, second] = [callerHash(undefined, today), callerHash(undefined, today)];
  expect(first('192.0.2.1')).toBe(first('192.0.2.1'));
  expect(first('192.0.2.1')).not.toBe(second('192.0.2.1'));
});

it('switches to a new key the next day without a restart', () => {
  let now = '2026-03-04T12:00:00Z';
  const hash = callerHash(secret, () => new Date(now));
  const before = hash('192.0.2.1');
  now = '2026-03-05T12:00:00Z';
  expect(hash('192.0.2.1')).not.toBe(before);
});
