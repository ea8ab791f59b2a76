import { expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import { notApplicable } from './not-applicable.ts';
import { otherConditionsFinding } from './other-conditions.ts';

it('does not apply without a condition', () => {
  expect(otherConditionsFinding(sampleProgram())).toEqual(notApplicable('other-conditions'));
});

it('lists each condition to check', () => {
  const otherConditions = ['You work in the city.', 'You rent from the housing authority.'];
  expect(otherConditionsFinding(sampleProgram({ rules: { otherConditions } }))).toEqual({
    rule: 'other-conditions',
    verdict: 'check',
    reason: 'not-told',
    required: otherConditions,
  });
});
