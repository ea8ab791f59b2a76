import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './call.ts';
import { retryShed } from './retry-shed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Makes a call that fails with the given errors and then succeeds. Returns the final result and the
 * times of the attempts.
 */
async function callsAfter(...errors: Error[]): Promise<{ end: unknown; at: number[] }> {
  const start = Date.now();
  const at: number[] = [];
  const left = [...errors];
  const done = retryShed(async () => {
    at.push(Date.now() - start);
    const error = left.shift();
    if (error) throw error;
    return 'stored';
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { end: await done, at };
}

const shed = (retryAfter: number | null, status = 503) => new Refusal('busy', status, retryAfter);

describe('retryShed', () => {
  it('waits as long as the server requests, and makes at most three attempts', async () => {
    expect(await callsAfter(shed(2_000), shed(3_000))).toEqual({
      end: 'stored',
      at: [0, 2_000, 5_000],
    });
    const last = shed(1_000);
    expect(await callsAfter(shed(1_000), shed(1_000), last)).toEqual({
      end: last,
      at: [0, 1_000, 2_000],
    });
  });

  it('waits at most ten seconds', async () => {
    expect((await callsAfter(shed(10_000))).at).toEqual([0, 10_000]);
    const tooLong = shed(10_001);
    expect(await callsAfter(tooLong)).toEqual({ end: tooLong, at: [0] });
  });

  it.each([
    ['names no delay', shed(null)],
    ['is another refusal', shed(1_000, 429)],
    ['has no response', new TypeError('Failed to fetch')],
  ])('does not retry if the failure %s', async (_, error) => {
    expect(await callsAfter(error)).toEqual({ end: error, at: [0] });
  });
});
