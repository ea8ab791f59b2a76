import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/samples.ts';
import { contentKey } from './content-key.ts';

const ada = { fullName: 'Ada Buyer', email: 'ada@example.com', phone: '512 555 0123' };
const quote = { ...sampleQuote, profession: ['education' as const, 'healthcare' as const] };
const key = contentKey(ada, quote);

describe('contentKey', () => {
  it.each([
    [
      'with different letter case and spacing',
      { ...ada, fullName: 'ada  buyer', email: 'ADA@example.com' },
      quote,
    ],
    ['with a phone number in another format', { ...ada, phone: '(512) 555-0123' }, quote],
    [
      'with professions in another order',
      ada,
      { ...quote, profession: quote.profession.toReversed() },
    ],
    ['with an older record of the location', ada, withTax(0)],
  ])('returns the same key %s', (_, subject, answers) => {
    expect(contentKey(subject, answers)).toBe(key);
  });

  it.each([
    ['a corrected phone number', { ...ada, phone: '512 555 0124' }, quote],
    ['no phone number', { fullName: ada.fullName, email: ada.email }, quote],
    ['another name', { ...ada, fullName: 'Eva Buyer' }, quote],
    ['another price', ada, { ...quote, homePrice: 385_001 }],
    ['another location', ada, { ...quote, homeLocation: { ...quote.homeLocation, id: 1 } }],
  ])('returns a different key for %s', (_, subject, answers) => {
    expect(contentKey(subject, answers)).not.toBe(key);
  });
});

function withTax(tax: number) {
  return { ...quote, homeLocation: { ...quote.homeLocation, property_tax: tax } };
}
