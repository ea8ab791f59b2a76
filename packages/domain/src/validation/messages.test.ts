import { expect, it } from 'vitest';
import { isValidationKey, validationMessages } from './messages.ts';
import { says } from './says.ts';

it('recognizes validation keys, and rejects any other string', () => {
  expect(isValidationKey('homePriceRequired')).toBe(true);
  expect(isValidationKey('Invalid input')).toBe(false);
  expect(isValidationKey('toString')).toBe(false);
});

it('passes a message key to a schema as its error', () => {
  expect(says('emailRequired')).toEqual({ error: 'emailRequired' });
});

it('has only one key for each sentence', () => {
  const sentences = Object.values(validationMessages);
  expect(new Set(sentences).size).toBe(sentences.length);
});
