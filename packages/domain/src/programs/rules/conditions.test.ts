import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import type { Condition } from '../../catalog/conditions.ts';
import { conditionsFinding } from './conditions.ts';
import { notApplicable } from './not-applicable.ts';
import { nothingKnown } from './nothing-known.ts';

const noHome: Condition = { kind: 'owns-no-home', definition: null, says: 'You own no home.' };
const resident: Condition = {
  kind: 'city-resident',
  definition: null,
  says: 'You live in the city.',
};
const firstGeneration: Condition = {
  kind: 'first-generation',
  definition: 'parents-never-owned',
  says: 'Your parents never owned a home.',
};
const lender: Condition = { kind: 'lender', definition: null, says: 'A listed lender is needed.' };

const yes = { [noHome.says]: true, [resident.says]: true, 'parents-never-owned': true };

function outcome(conditions: Condition[], answers: Record<string, boolean>) {
  const program = sampleProgram({ rules: { conditions } });
  const { verdict, reason } = conditionsFinding(program, { conditions: answers });
  return `${verdict}: ${reason}`;
}

describe('conditionsFinding', () => {
  it('does not apply if the program has no conditions', () => {
    const finding = conditionsFinding(sampleProgram(), { conditions: yes });
    expect(finding).toEqual(notApplicable('conditions'));
  });

  it.each<[string, Condition[], Record<string, boolean>, string]>([
    ['one without an answer', [noHome], {}, 'check: not-told'],
    ['one that holds', [noHome], yes, 'met: all-hold'],
    ['one that fails', [noHome], { [noHome.says]: false }, 'not-met: one-fails'],
    [
      'one of two without an answer',
      [noHome, resident],
      { [noHome.says]: true },
      'check: not-told',
    ],
    ['several that hold', [noHome, resident, firstGeneration], yes, 'met: all-hold'],
    [
      'one of several that fails',
      [noHome, resident, lender],
      { ...yes, [resident.says]: false },
      'not-met: one-fails',
    ],
    [
      'a definition that fails',
      [firstGeneration],
      { 'parents-never-owned': false },
      'not-met: one-fails',
    ],
    ['another definition', [firstGeneration], { 'parents-own-none-now': false }, 'check: not-told'],
    ['one that no answer decides', [noHome, lender], yes, 'check: not-told'],
    ['an answer that decides nothing', [lender], { [lender.says]: true }, 'check: not-told'],
    ['a denial that decides nothing', [lender], { [lender.says]: false }, 'check: not-told'],
  ])('rates %s', (_, conditions, answers, expected) => {
    expect(outcome(conditions, answers)).toBe(expected);
  });

  it.each(['toString', '__proto__', 'constructor'])(
    'finds no answer to a condition with the key "%s" by accident',
    (says) => {
      expect(outcome([{ ...noHome, says }], {})).toBe('check: not-told');
    },
  );

  it('lists each condition with its key and answer', () => {
    const conditions = [noHome, firstGeneration, lender];
    const program = sampleProgram({ rules: { conditions } });
    const known = { conditions: { [noHome.says]: true } };
    expect(conditionsFinding(program, known)).toEqual({
      rule: 'conditions',
      verdict: 'check',
      reason: 'not-told',
      required: [
        { kind: 'owns-no-home', says: noHome.says, key: noHome.says, answer: true },
        {
          kind: 'first-generation',
          says: firstGeneration.says,
          key: 'parents-never-owned',
          answer: null,
        },
        { kind: 'lender', says: lender.says, key: null, answer: null },
      ],
    });
    expect(conditionsFinding(program, nothingKnown).verdict).toBe('check');
  });
});
