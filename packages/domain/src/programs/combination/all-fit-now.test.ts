import { expect, it } from 'vitest';
import { scoreCheck } from '../../../test/finding-samples.ts';
import { allFitNow } from './all-fit-now.ts';
import type { Combination } from './combination.ts';

type Match = Parameters<typeof allFitNow>[1][number];

it('returns true only if the buyer meets all rules of every program in the combination', () => {
  const member = { kind: 'grant', amount: 5_000, says: '', source: null } as const;
  const members = [
    { ...member, id: 1 },
    { ...member, id: 2 },
  ];
  const combination: Pick<Combination, 'members' | 'verdict'> = { members, verdict: 'match' };
  const one: Match = { id: 1, kind: 'grant', status: 'open', rules: [] };
  const two = { ...one, id: 2 };
  expect(allFitNow(combination, [one, two])).toBe(true);
  const asked = { ...two, rules: [scoreCheck(640)] };
  expect(allFitNow(combination, [one, asked])).toBe(false);
  expect(allFitNow(combination, [one])).toBe(false);
  expect(allFitNow({ ...combination, verdict: 'check' }, [one, two])).toBe(false);
});
