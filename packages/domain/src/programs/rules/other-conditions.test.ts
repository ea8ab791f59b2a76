import { expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import { notApplicable } from './not-applicable.ts';
import { otherConditionsFinding } from './other-conditions.ts';

it('asks nothing where there is no condition', () => {
  expect(otherConditionsFinding(sampleProgram())).toEqual(notApplicable('other-conditions'));
});

it('names each condition that is to be checked', () => {
  const otherConditions = ['You work in the city.', 'You rent from the housing authority.'];
  expect(otherConditionsFinding(sampleProgram({ rules: { otherConditions } }))).toEqual({
    rule: 'other-conditions',
    verdict: 'check',
    reason: 'not-told',
    required: otherConditions,
  });
});
