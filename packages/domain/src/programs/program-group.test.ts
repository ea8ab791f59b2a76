import { describe, expect, it } from 'vitest';
import { cityCheck, conditionsCheck, scoreCheck, tierCheck } from '../../test/finding-samples.ts';
import type { ConditionKind } from '../catalog/conditions.ts';
import type { MatchedProgram } from './matched-program.ts';
import { fitsNow, groupOf, topResult } from './program-group.ts';
import type { RuleFinding } from './rules/rule-finding.ts';

type Grouped = Pick<MatchedProgram, 'kind' | 'status' | 'rules' | 'verifyFirst'>;

const grant: Grouped = { kind: 'grant', status: 'open', rules: [], verifyFirst: false };

function withCondition(kind: ConditionKind, answer: boolean | null = null): RuleFinding {
  const required = [{ kind, says: 'A condition.', key: null, answer }];
  return { rule: 'conditions', verdict: 'check', reason: 'not-told', required };
}

describe('groupOf', () => {
  it.each([
    ['fits', 'no rule is left to check', {}],
    ['fits', 'only the facts need verifying', { verifyFirst: true }],
    ['fits', 'we do not know whether it has funds', { status: 'unknown' }],
    ['answers', 'a score decides', { rules: [scoreCheck(640)] }],
    ['answers', 'several short answers decide', { rules: [scoreCheck(640), cityCheck('Detroit')] }],
    [
      'agency',
      'no answer decides the city',
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
    ['special', 'only members of a tribe may have it', { rules: [withCondition('tribal-member')] }],
    [
      'special',
      'only employees may have it',
      { rules: [withCondition('employer'), scoreCheck(640)] },
    ],
    [
      'fits',
      'the buyer is an employee',
      { rules: [{ ...withCondition('employer', true), verdict: 'met' }] },
    ],
    ['agency', 'it depends on the property', { rules: [withCondition('property')] }],
    ['sharesGain', 'it takes a share of the gain', { kind: 'shared-appreciation-loan' }],
    [
      'later',
      'it takes a share, but is paused',
      { kind: 'shared-appreciation-loan', status: 'paused' },
    ],
    ['later', 'it has a waitlist', { status: 'waitlist' }],
    ['taxCredits', 'it is a tax credit', { kind: 'tax-credit' }],
  ] satisfies [string, string, Partial<Grouped>][])(
    'puts a program into the group %s if %s',
    (group, _, changes) => {
      expect(groupOf({ ...grant, ...changes })).toBe(group);
    },
  );
});

it('returns true only for a program in the group `fits`', () => {
  expect(fitsNow(grant)).toBe(true);
  expect(fitsNow({ ...grant, rules: [scoreCheck(640)] })).toBe(false);
  expect(fitsNow({ ...grant, status: 'paused' })).toBe(false);
});

describe('topResult', () => {
  const result = (low: number) => ({ low, high: 20_000, ifRateHigher: 1_000 });
  const first = { ...grant, id: 1, fiveYear: result(1) };
  const second = { ...grant, id: 2, fiveYear: result(1) };

  it('compares the five-year result of the first program only, and returns null for any other program', () => {
    expect(topResult(first, [first, second])).toBe('best');
    expect(topResult(second, [first, second])).toBe(null);
    expect(topResult(first, [])).toBe(null);
  });

  it('returns `close` if a program that fits now has a better result', () => {
    const better = { ...second, fiveYear: result(1_000.99) };
    expect(topResult(first, [first, better])).toBe('close');
    expect(topResult(first, [first, { ...better, status: 'paused' }])).toBe('best');
    expect(topResult(first, [first, { ...better, fiveYear: null }])).toBe('best');
  });

  it.each([
    [3_000, 4_000, 'close'],
    [2_999.99, 4_000, null],
    [7_500, 10_000, 'close'],
    [7_499.99, 10_000, null],
  ])('compares a first result of $%d with a better result of $%d: %s', (low, high, expected) => {
    const better = { ...second, fiveYear: result(high) };
    const own = { ...first, fiveYear: result(low) };
    expect(topResult(own, [own, better])).toBe(expected);
  });

  it.each<[string, Partial<typeof first>]>([
    ['it leaves the buyer as well off as no help', { fiveYear: result(0) }],
    ['it may leave the buyer worse off', { fiveYear: result(-1) }],
    ['something is left to check', { rules: [scoreCheck(640)] }],
    ['it has no funds', { status: 'paused' }],
  ])('returns null if %s', (_, changes) => {
    expect(topResult(first, [{ ...first, ...changes }, second])).toBe(null);
  });

  it('returns null for a program without a result', () => {
    expect(topResult(first, [{ ...first, fiveYear: null }, second])).toBe(null);
  });
});
