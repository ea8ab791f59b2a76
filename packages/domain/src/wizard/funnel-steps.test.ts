import { describe, expect, it } from 'vitest';
import { funnel, funnelSteps } from './funnel-steps.ts';

describe('funnel', () => {
  it('has the eleven questions between the start and the confirmation', () => {
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

  it('sets every step beside the start', () => {
    const rows = funnel({ started: 200, homeType: 150, submitted: 1 });
    expect(rows).toHaveLength(16);
    expect(rows[0]).toEqual({ step: 'started', count: 200, share: 1 });
    expect(rows[1]).toEqual({ step: 'homeType', count: 150, share: 0.75 });
    expect(rows[2]).toEqual({ step: 'homeLocation', count: 0, share: 0 });
    expect(rows.at(-1)).toEqual({ step: 'submitted', count: 1, share: 0.005 });
  });

  it('has no shares where nobody started', () => {
    expect(funnel({ calculator: 3 }).map(({ share }) => share)).toEqual(Array(16).fill(null));
  });
});
