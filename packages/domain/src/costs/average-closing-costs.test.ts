import { describe, expect, it } from 'vitest';
import { usStates } from '../area/us-states.ts';
import { Percent } from '../units.ts';
import { averageClosingCosts, countedClosingCosts } from './average-closing-costs.ts';
import { costTables } from './cost-tables.generated.ts';

const { closingCosts } = costTables;

describe('averageClosingCosts', () => {
  it("returns the state's average: $17,859 on $329,931 in Delaware", () => {
    const average = averageClosingCosts('DE', closingCosts);
    expect(average).toMatchObject({ percent: 5.41, isOfState: true, costsOf: '2021' });
    expect(average.source?.publisher).toMatch(/CoreLogic ClosingCorp/);
  });

  it('returns the national average for a state without an average', () => {
    const average = averageClosingCosts('PR', closingCosts);
    expect(average).toMatchObject({ percent: 1.81, isOfState: false, costsOf: '2021' });
    expect(average.source?.publisher).toBe('CoreLogic ClosingCorp');
  });

  it('includes an average for every state', () => {
    for (const state of usStates.keys()) {
      const { isOfState, percent } = averageClosingCosts(state, closingCosts);
      expect(isOfState, state).toBe(true);
      expect(percent, state).toBeGreaterThan(0.5);
      expect(percent, state).toBeLessThan(6);
    }
  });
});

describe('countedClosingCosts', () => {
  it("uses the state's average until the buyer enters a figure: 2.72% in Michigan", () => {
    expect(countedClosingCosts(null, 'MI', closingCosts)).toEqual({
      kind: 'state-average',
      percent: 2.72,
      average: averageClosingCosts('MI', closingCosts),
    });
  });

  it.each([0, 0.01, 20])("uses the buyer's own closing costs of %s percent", (own) => {
    const percent = Percent.parse(own);
    expect(countedClosingCosts(percent, 'MI', closingCosts)).toEqual({ kind: 'own', percent });
  });

  it.each(['PR', ''])(
    'uses the national average for the state %j instead of zero, and marks it as national',
    (state) => {
      const counted = countedClosingCosts(null, state, closingCosts);
      expect(counted).toMatchObject({ kind: 'country-average', percent: 1.81 });
    },
  );
});
