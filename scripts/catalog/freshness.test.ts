import { expect, it } from 'vitest';
import { freshnessReport } from './freshness.ts';

it('prints a line for the whole catalog and one for each state', () => {
  const dated = {
    recentlyDated: 1,
    recentlyChecked: 2,
    knownFunding: 3,
    confirmedFunding: 2,
    open: 0,
    confirmedOpen: 0,
  };
  const none = {
    recentlyDated: 0,
    recentlyChecked: 0,
    knownFunding: 0,
    confirmedFunding: 0,
    open: 0,
    confirmedOpen: 0,
  };
  const lines = freshnessReport({
    all: { programs: 3, ownSource: 1, ...dated },
    states: [{ state: 'MI', programs: 0, ownSource: 0, ...none }],
  }).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(
    /^All +3 +1 \(33\.3%\) +1 \(33\.3%\) +2 \(66\.7%\) +3 \(100\.0%\) +2 \(66\.7%\)$/,
  );
  expect(lines[3]).toMatch(/^MI +0 +0 +0 +0 +0 +0$/);
});
