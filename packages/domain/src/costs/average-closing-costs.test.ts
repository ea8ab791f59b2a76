import { describe, expect, it } from 'vitest';
import { usStates } from '../area/us-states.ts';
import { averageClosingCosts } from './average-closing-costs.ts';
import { costTables } from './cost-tables.generated.ts';

const { closingCosts } = costTables;

describe('averageClosingCosts', () => {
  it("returns the state's average: $17,859 on $329,931 in Delaware", () => {
    const average = averageClosingCosts('DE', closingCosts);
    expect(average).toMatchObject({ percent: 5.41, isOfState: true, costsOf: '2021' });
    expect(average.source?.publisher).toMatch(/CoreLogic ClosingCorp/);
  });

  it('returns the national average for a state that has no average', () => {
    const average = averageClosingCosts('PR', closingCosts);
    expect(average).toMatchObject({ percent: 1.81, isOfState: false, costsOf: '2021' });
    expect(average.source?.publisher).toBe('CoreLogic ClosingCorp');
  });

  it('has an average for every state', () => {
    for (const state of usStates.keys()) {
      const { isOfState, percent } = averageClosingCosts(state, closingCosts);
      expect(isOfState, state).toBe(true);
      expect(percent, state).toBeGreaterThan(0.5);
      expect(percent, state).toBeLessThan(6);
    }
  });
});
