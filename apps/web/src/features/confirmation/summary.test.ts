import { QuestionName } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { summary } from './summary.ts';

it('has every question once, in the order in which faults are told', () => {
  expect(summary.flatMap(({ names }) => names)).toEqual(QuestionName.options);
});
