import type { Combination, RuleFinding } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import {
  cityCheck,
  conditionsCheck,
  sampleAlmost,
  sampleMatch,
  scoreCheck,
  tierCheck,
} from '../../../../test/sample-match.ts';
import { byReason, fitsNow, groupOf, groupsOf } from './groups.ts';

type Conditions = Extract<RuleFinding, { rule: 'conditions' }>;

function membersOnly(kind: Conditions['required'][number]['kind']): RuleFinding {
  const required = [{ kind, says: 'You belong to it.', key: null, answer: null }];
  return { rule: 'conditions', verdict: 'check', reason: 'not-told', required };
}

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
    ['special', 'only members of a tribe may have it', { rules: [membersOnly('tribal-member')] }],
    [
      'special',
      'only employees may have it',
      { rules: [membersOnly('employer'), scoreCheck(640)] },
    ],
    ['agency', 'it depends on the property', { rules: [membersOnly('property')] }],
    ['sharesGain', 'it takes a share of the gain', { kind: 'shared-appreciation-loan' }],
    [
      'later',
      'it takes a share, but is paused',
      { kind: 'shared-appreciation-loan', status: 'paused' },
    ],
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
  it('lists programs with the same reason together under that reason', () => {
    const programs = [640, 660, 640].map((score, id) => sampleAlmost(id, scoreCheck(score)));
    const groups = byReason(programs, ({ change }) => JSON.stringify(change));
    expect(groups.map((group) => group.programs.map(({ id }) => id))).toEqual([[0, 2], [1]]);
  });
});
