import { usStates } from '@latchkey/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeTime } from './notice-time.ts';

const hours = { from: 8, until: 20 };

describe('noticeTime', () => {
  it.each([
    // In winter, Detroit is on Eastern time, and the west of Michigan's Upper Peninsula is on
    // Central time.
    ['MI', '2026-11-23T13:59:59Z', '2026-11-23T14:00:00Z'],
    ['MI', '2026-11-23T14:00:00Z', '2026-11-23T14:00:00Z'],
    ['MI', '2026-11-24T00:59:59Z', '2026-11-24T00:59:59Z'],
    ['MI', '2026-11-24T01:00:00Z', '2026-11-24T14:00:00Z'],
    ['CA', '2026-11-23T15:59:59Z', '2026-11-23T16:00:00Z'],
    ['CA', '2026-11-24T03:59:59Z', '2026-11-24T03:59:59Z'],
    ['CA', '2026-11-24T04:00:00Z', '2026-11-24T16:00:00Z'],
    // This row is during daylight saving time.
    ['NY', '2026-07-01T11:59:59Z', '2026-07-01T12:00:00Z'],
    // The clocks go back during the night, so 8 a.m. is an hour later in UTC.
    ['NY', '2026-11-01T03:00:00Z', '2026-11-01T13:00:00Z'],
    ['HI', '2026-11-23T06:00:00Z', '2026-11-23T18:00:00Z'],
    [null, '2026-11-23T13:00:00Z', '2026-11-23T18:00:00Z'],
  ])('for state %s, sends a notice that is due at %s at %s', (state, now, then) => {
    expect(noticeTime(new Date(now), state, hours)).toEqual(new Date(then));
  });

  it('delays a notice by at most a day, and does not delay it again', () => {
    const states = fc.constantFrom(...usStates.keys(), null);
    const moments = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(states, moments, (state, now) => {
        const then = noticeTime(now, state, hours);
        const wait = then.getTime() - now.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
        expect(noticeTime(then, state, hours)).toEqual(then);
      }),
      { numRuns: 300, examples: [['AK', new Date('2026-03-08T05:00:00Z')]] },
    );
  });

  it('uses the first time zone if two time zones have no allowed time in common', () => {
    const narrow = { from: 8, until: 9 };
    const then = noticeTime(new Date('2026-11-23T00:00:00Z'), 'TN', narrow);
    expect(then).toEqual(new Date('2026-11-23T13:00:00Z'));
  });

  it('has a time zone for every state', () => {
    const midnight = new Date('2026-11-23T12:30:00Z');
    for (const state of usStates.keys()) {
      const then = noticeTime(midnight, state, hours);
      const latest = ['AK', 'HI'].includes(state) ? 18 : 16;
      expect(then.getTime(), state).toBeLessThanOrEqual(Date.UTC(2026, 10, 23, latest));
    }
  });
});
