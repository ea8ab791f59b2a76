import { problems } from '@latchkey/contract';
import { expect, it } from 'vitest';
import { ApiProblem } from '@/lib/api/call.ts';
import { correctionText as text } from '@/lib/texts.ts';
import { correctionFailure } from './correction-failure.ts';

it.each([
  ['too-many-corrections', text.notStored()],
  ['too-many-requests', text.tooMany()],
  ['unexpected', text.failed()],
] as const)('explains %s to the sender of the report', (code, sentence) => {
  const problem = { type: 'about:blank', code, ...problems[code] };
  expect(correctionFailure(new ApiProblem(problem))).toBe(sentence);
});
