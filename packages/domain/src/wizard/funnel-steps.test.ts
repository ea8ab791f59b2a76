import { describe, expect, it } from 'vitest';
import { FIRST_STEP_WITH_STATE, funnel, funnelSteps, largestLoss } from './funnel-steps.ts';

describe('funnel', () => {
  it('lists every question between start and confirmation', () => {
    expect(funnelSteps).toHaveLength(16);
    expect(funnelSteps.slice(0, 3)).toEqual(['started', 'homeType', 'homeLocation']);
    expect(funnelSteps.slice(-5)).toEqual([
      'profession',
      'confirmed',
      'programs',
      'calculator',
      'submitted',
    ]);
  });

  it('returns the quotes lost at each step, and compares each step with the first', () => {
    const rows = funnel({ started: 200, homeType: 150, homeLocation: 60, submitted: 1 });
    expect(rows).toHaveLength(16);
    expect(rows.slice(0, 5)).toEqual([
      { step: 'started', count: 200, lost: null, lostShare: null, ofFirst: 1 },
      { step: 'homeType', count: 150, lost: 50, lostShare: 0.25, ofFirst: 0.75 },
      { step: 'homeLocation', count: 60, lost: 90, lostShare: 0.6, ofFirst: 0.3 },
      { step: 'homePlan', count: 0, lost: 60, lostShare: 1, ofFirst: 0 },
      { step: 'homePrice', count: 0, lost: 0, lostShare: null, ofFirst: 0 },
    ]);
    const sent = { step: 'submitted', count: 1, lost: -1, lostShare: null, ofFirst: 0.005 };
    expect(rows.at(-1)).toEqual(sent);
  });

  it('never returns a fraction above 1', () => {
    const rows = funnel({ started: 6, confirmed: 6, submitted: 11 });
    expect(rows.at(-1)).toMatchObject({ count: 11, ofFirst: null, lost: -11 });
    expect(rows.find(({ step }) => step === 'confirmed')?.ofFirst).toBe(1);
  });

  it("can start at the first step at which the home's state is known", () => {
    const rows = funnel({ started: 200, homeLocation: 60, homePlan: 45 }, FIRST_STEP_WITH_STATE);
    expect(rows).toHaveLength(14);
    expect(rows[0]).toMatchObject({ step: 'homeLocation', count: 60, lost: null, ofFirst: 1 });
    expect(rows[1]).toMatchObject({ step: 'homePlan', count: 45, lost: 15, lostShare: 0.25 });
  });

  it('returns the step with the largest loss, or the earlier of two steps with the same loss', () => {
    expect(largestLoss(funnel({ started: 9, homeType: 6, homeLocation: 3 }))?.step).toBe(
      'homeType',
    );
    expect(largestLoss(funnel({}))).toBeNull();
  });

  it('returns no fractions if no quote was started', () => {
    expect(funnel({ calculator: 3 }).map(({ ofFirst }) => ofFirst)).toEqual(Array(16).fill(null));
  });
});
