import type { Clock } from '../../src/process/clock.ts';

/** A clock that a test can move forward. */
export interface TestClock {
  readonly now: Clock;
  pass(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** Creates a test clock. The clock also advances in real time. */
export function testClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
}
