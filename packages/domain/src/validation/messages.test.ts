import { expect, it } from 'vitest';
import { isValidationKey, says, validationMessages } from './messages.ts';

it('knows its keys from other texts', () => {
  expect(isValidationKey('homePriceRequired')).toBe(true);
  expect(isValidationKey('Invalid input')).toBe(false);
  expect(isValidationKey('toString')).toBe(false);
});

it('hands a key to a schema as its error', () => {
  expect(says('emailRequired')).toEqual({ error: 'emailRequired' });
});

it('says each thing once', () => {
  const sentences = Object.values(validationMessages);
  expect(new Set(sentences).size).toBe(sentences.length);
});
