import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LastKnown, lastKnown } from './last-known.ts';

let answer: () => Promise<string>;
let basis: number;
let warnings: string[];
let known: LastKnown<string>;

beforeEach(() => {
  vi.useFakeTimers();
  answer = async () => 'first';
  basis = 1;
  warnings = [];
  known = lastKnown({
    name: 'a value',
    read: () => answer(),
    basis: () => basis,
    log: { warn: (...[, message]: unknown[]) => void warnings.push(String(message)) },
  });
});

afterEach(() => {
  known.close();
  vi.useRealTimers();
});

const down = async () => {
  throw new Error('down');
};

it('fails if the value was never read', async () => {
  answer = down;
  await expect(known.read()).rejects.toThrow('down');
  answer = async () => 'later';
  expect(await known.read()).toBe('later');
});

it('returns the last known value while reads fail, and a new value once a read succeeds', async () => {
  await known.read();
  answer = down;
  expect([await known.read(), await known.read()]).toEqual(['first', 'first']);
  expect(warnings).toEqual(['could not read a value: pages show the last known state']);
  expect(known.recoveries()).toBe(0);

  answer = async () => 'second';
  await vi.advanceTimersByTimeAsync(500);
  expect(known.recoveries()).toBe(1);
  expect(await known.read()).toBe('second');
});

it('makes only the first caller wait for a database that does not respond', async () => {
  await known.read();
  answer = () => new Promise(() => {});
  const first = known.read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await first, await known.read()]).toEqual(['first', 'first']);
});

it('waits for a new value if the basis of the value has changed', async () => {
  await known.read();
  const late = Promise.withResolvers<string>();
  answer = () => late.promise;
  basis = 2;
  const read = known.read();
  await vi.advanceTimersByTimeAsync(5_000);
  late.resolve('second');
  expect(await read).toBe('second');
});
