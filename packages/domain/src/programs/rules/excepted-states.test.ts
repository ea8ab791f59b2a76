import { expect, it } from 'vitest';
import { sampleProgram, travis } from '../samples.ts';
import { exceptedStatesFinding } from './excepted-states.ts';

it.each([
  [[], 'met', 'not-asked'],
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
