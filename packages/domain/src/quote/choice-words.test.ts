import { expect, it } from 'vitest';
import { choiceWords } from './choice-words.ts';
import { householdSizes } from './household-size.ts';

it('the open-ended household is the largest that can be chosen', () => {
  expect(choiceWords.openEnded).toBe(`${householdSizes.at(-1)} or more`);
});
