import { describe, expect, it } from 'vitest';
import { isConfirmed, sessionEnd } from './session-end.ts';

const START = Date.UTC(2026, 10, 30, 9);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limits = { idleLimit: 7 * DAY, absoluteLimit: 30 * DAY };

/**
 * A session that started at 9 o'clock. It was last used and last refreshed the given numbers of
 * milliseconds later.
 */
const session = ({ used = 0, refreshed = 0 }) => ({
  createdAt: new Date(START),
  usedAt: new Date(START + used),
  refreshedAt: new Date(START + refreshed),
});
const ended = (times: Parameters<typeof session>[0], isStaff: boolean, after: number) => {
  const { at, reason } = sessionEnd(session(times), isStaff, limits);
  return START + after >= at.getTime() ? reason : null;
};

describe('sessionEnd', () => {
  it.each([
    ['30 minutes after the sign-in', {}, 30 * MINUTE, 'idle'],
    ['30 minutes after the last use', { used: 5 * HOUR }, 5 * HOUR + 30 * MINUTE, 'idle'],
    ['12 hours after the sign-in, even if it is in use', { used: 12 * HOUR - 1 }, 12 * HOUR, 'age'],
    [
      '30 minutes after the last use, even if it was refreshed later',
      { refreshed: 29 * MINUTE },
      30 * MINUTE,
      'idle',
    ],
  ] as const)('ends the session of an account with a role %s', (_, times, after, reason) => {
    expect(ended(times, true, after - 1)).toBeNull();
    expect(ended(times, true, after)).toBe(reason);
  });

  it.each([
    ['a week after the last refresh', { refreshed: 2 * DAY }, 9 * DAY, 'idle'],
    ['30 days after the sign-in', { refreshed: 29 * DAY }, 30 * DAY, 'age'],
  ] as const)("ends a buyer's session %s", (_, times, after, reason) => {
    expect(ended(times, false, after - 1)).toBeNull();
    expect(ended(times, false, after)).toBe(reason);
  });
});

describe('isConfirmed', () => {
  it('treats a session as confirmed for five minutes after the confirmation', () => {
    const now = new Date(START);
    const ago = (ms: number) => isConfirmed(new Date(START - ms), now);
    expect(ago(0)).toBe(true);
    expect(ago(5 * MINUTE)).toBe(true);
    expect(ago(5 * MINUTE + 1)).toBe(false);
    expect(isConfirmed(null, now)).toBe(false);
  });
});
