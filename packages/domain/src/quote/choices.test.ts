import { expect, it } from 'vitest';
import { choiceWords } from './choice-words.ts';
import { householdSizes } from './household-size.ts';

it('labels the largest household size as open-ended', () => {
  expect(choiceWords.openEnded).toBe(`${householdSizes.at(-1)} or more`);
});
