import { describe, expect, it } from 'vitest';
import {
  cityCheck,
  conditionsCheck,
  sampleAlmost,
  sampleMatch,
  scoreCheck,
  tierCheck,
} from '../../../../test/sample-match.ts';
import { byReason, groupOf, groupsOf, helpRange } from './groups.ts';

describe('groupOf', () => {
  it.each([
    ['fits', 'no rule is left to check', {}],
    ['fits', 'only the facts need verifying', { verifyFirst: true, hasCheck: true }],
    ['answers', 'a score decides', { rules: [scoreCheck(640)] }],
    ['answers', 'several short answers decide', { rules: [scoreCheck(640), cityCheck('Detroit')] }],
    [
      'agency',
      'no answer settles the city',
      { rules: [scoreCheck(640), cityCheck('Detroit', null)] },
    ],
    [
      'agency',
      'one of the conditions cannot be answered',
      { rules: [conditionsCheck({ says: 'A.', key: 'A.' }, { says: 'B.', key: null })] },
    ],
    [
      'answers',
      'a score decides the amount',
      { rules: [tierCheck({ condition: 'score', from: 680 })] },
    ],
    [
      'agency',
      'the neighborhood decides the amount',
      { rules: [tierCheck({ condition: 'targeted-area' })] },
    ],
    ['later', 'it has no funds', { status: 'paused', rules: [scoreCheck(640)] }],
    ['later', 'it has a waitlist', { status: 'waitlist' }],
    ['taxCredits', 'it is a tax credit', { kind: 'tax-credit' }],
  ] satisfies [string, string, Parameters<typeof sampleMatch>[0]][])(
    'puts a program into the group %s if %s',
    (group, _, changes) => {
      expect(groupOf(sampleMatch(changes))).toBe(group);
    },
  );
});

describe('groupsOf', () => {
  it('keeps every match, in the same order', () => {
    const programs = [3, 1, 2].map((id) => sampleMatch({ id }));
    expect(groupsOf(programs)).toEqual({
      fits: programs,
      answers: [],
      agency: [],
      later: [],
      taxCredits: [],
    });
  });
});

describe('helpRange', () => {
  it('uses the higher amount if short answers decide it', () => {
    const tiered = sampleMatch({ rules: [tierCheck({ condition: 'score', from: 680 })] });
    expect(helpRange({ fits: [], answers: [tiered] })).toEqual({ now: 0, ifAnswersFit: 18_000 });
  });

  const groups = (fits: number[], answers: number[]) => ({
    fits: fits.map((maxAmount) => sampleMatch({ maxAmount })),
    answers: answers.map((maxAmount) => sampleMatch({ maxAmount })),
  });

  it('returns the largest amounts with the current answers, and if all short answers are yes', () => {
    expect(helpRange(groups([7_250, 2_500], [25_000]))).toEqual({
      now: 7_250,
      ifAnswersFit: 25_000,
    });
    expect(helpRange(groups([7_250], [1_000]))).toEqual({ now: 7_250, ifAnswersFit: 7_250 });
    expect(helpRange(groups([], []))).toEqual({ now: 0, ifAnswersFit: 0 });
  });

  it('leaves out programs with facts that we still have to verify', () => {
    const fits = [sampleMatch({ maxAmount: 9_000, verifyFirst: true })];
    expect(helpRange({ fits, answers: [] }).now).toBe(0);
  });
});

describe('byReason', () => {
  it('lists programs with the same reason together under that reason', () => {
    const programs = [640, 660, 640].map((score, id) => sampleAlmost(id, scoreCheck(score)));
    const groups = byReason(programs, ({ change }) => JSON.stringify(change));
    expect(groups.map((group) => group.programs.map(({ id }) => id))).toEqual([[0, 2], [1]]);
  });
});
