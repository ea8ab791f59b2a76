import { describe, expect, it } from 'vitest';
import { FIRST_STEP_WITH_STATE, funnel, funnelSteps } from './funnel-steps.ts';

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

  it('compares every step with the previous one and the first', () => {
    const rows = funnel({ started: 200, homeType: 150, homeLocation: 60, submitted: 1 });
    expect(rows).toHaveLength(16);
    expect(rows.slice(0, 5)).toEqual([
      { step: 'started', count: 200, ofBefore: null, ofFirst: 1 },
      { step: 'homeType', count: 150, ofBefore: 0.75, ofFirst: 0.75 },
      { step: 'homeLocation', count: 60, ofBefore: 0.4, ofFirst: 0.3 },
      { step: 'homePlan', count: 0, ofBefore: 0, ofFirst: 0 },
      { step: 'homePrice', count: 0, ofBefore: null, ofFirst: 0 },
    ]);
    expect(rows.at(-1)).toEqual({ step: 'submitted', count: 1, ofBefore: null, ofFirst: 0.005 });
  });

  it('can start at the first step with a state', () => {
    const rows = funnel({ started: 200, homeLocation: 60, homePlan: 45 }, FIRST_STEP_WITH_STATE);
    expect(rows).toHaveLength(14);
    expect(rows[0]).toEqual({ step: 'homeLocation', count: 60, ofBefore: null, ofFirst: 1 });
    expect(rows[1]).toEqual({ step: 'homePlan', count: 45, ofBefore: 0.75, ofFirst: 0.75 });
  });

  it('has no fractions when no quote was started', () => {
    expect(funnel({ calculator: 3 }).map(({ ofFirst }) => ofFirst)).toEqual(Array(16).fill(null));
  });
});
