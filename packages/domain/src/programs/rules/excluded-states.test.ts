import { expect, it } from 'vitest';
import { sampleProgram, travis } from '../../../test/program-samples.ts';
import { excludedStatesFinding } from './excluded-states.ts';
import { notApplicable } from './not-applicable.ts';

it.each([
  [['NY'], 'met', 'not-excluded'],
  [['NY', 'TX'], 'not-met', 'excluded'],
])('compares a home in Texas with the excluded states %o', (exceptStates, verdict, reason) => {
  const program = sampleProgram({ coverage: { exceptStates } });
  expect(excludedStatesFinding(program, travis)).toEqual({
    rule: 'excluded-states',
    verdict,
    reason,
    required: exceptStates,
    actual: 'TX',
  });
});

it('does not apply if no state is excluded', () => {
  expect(excludedStatesFinding(sampleProgram(), travis)).toEqual(notApplicable('excluded-states'));
});
