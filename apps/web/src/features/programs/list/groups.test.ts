import { scoreCheck } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleAlmost, sampleMatch } from '../../../../test/sample-match.ts';
import { byReason, groupsOf } from './groups.ts';

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

describe('byReason', () => {
  it('lists programs with the same reason together, with that reason as the heading', () => {
    const programs = [640, 660, 640].map((score, id) => sampleAlmost(id, scoreCheck(score)));
    const groups = byReason(programs, ({ change }) => JSON.stringify(change));
    expect(groups.map((group) => group.programs.map(({ id }) => id))).toEqual([[0, 2], [1]]);
  });
});
