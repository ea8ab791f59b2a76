import { expect, it } from 'vitest';
import { sampleProgram, travis } from '../../../test/program-samples.ts';
import { exceptedStatesFinding } from './excepted-states.ts';
import { notAsked } from './not-asked.ts';

it.each([
  [['NY'], 'met', 'not-excepted'],
  [['NY', 'TX'], 'not-met', 'excepted'],
])('holds a home in Texas against the excepted states %o', (exceptStates, verdict, reason) => {
  const program = sampleProgram({ coverage: { exceptStates } });
  expect(exceptedStatesFinding(program, travis)).toEqual({
    rule: 'excepted-states',
    verdict,
    reason,
    needed: exceptStates,
    has: 'TX',
  });
});

it('asks nothing where no state is excepted', () => {
  expect(exceptedStatesFinding(sampleProgram(), travis)).toEqual(notAsked('excepted-states'));
});
