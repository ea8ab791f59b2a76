import type { Combination } from '@latchkey/domain';
import { scoreCheck } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleAlmost, sampleMatch } from '../../../../test/sample-match.ts';
import { byReason, fitsNow, groupsOf } from './groups.ts';

describe('groupsOf', () => {
  it('keeps every match, in the same order', () => {
    const programs = [3, 1, 2].map((id) => sampleMatch({ id }));
    expect(groupsOf(programs)).toEqual({
      fits: programs,
      answers: [],
      agency: [],
      later: [],
      taxCredits: [],
      sharesGain: [],
      special: [],
    });
  });
});

describe('fitsNow', () => {
  const member = { kind: 'grant', amount: 5_000, says: '', source: null } as const;
  const combination: Combination = {
    members: [
      { ...member, id: 1 },
      { ...member, id: 2 },
    ],
    total: 10_000,
    toRepay: 0,
    loanType: 'Conventional',
    verdict: 'match',
    checks: [],
  };

  it('is true only if every program of the combination fits now', () => {
    const [one, two] = [sampleMatch({ id: 1 }), sampleMatch({ id: 2 })];
    expect(fitsNow(combination, groupsOf([one, two]))).toBe(true);
    const asked = sampleMatch({ id: 2, rules: [scoreCheck(640)] });
    expect(fitsNow(combination, groupsOf([one, asked]))).toBe(false);
    expect(fitsNow({ ...combination, verdict: 'check' }, groupsOf([one, two]))).toBe(false);
  });
});

describe('byReason', () => {
  it('lists programs with the same reason together, with that reason as the heading', () => {
    const programs = [640, 660, 640].map((score, id) => sampleAlmost(id, scoreCheck(score)));
    const groups = byReason(programs, ({ change }) => JSON.stringify(change));
    expect(groups.map((group) => group.programs.map(({ id }) => id))).toEqual([[0, 2], [1]]);
  });
});
