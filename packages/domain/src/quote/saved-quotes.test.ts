import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rubbish } from '../../test/quote-arbitraries.ts';
import { sampleQuote } from '../../test/quote-samples.ts';
import { SavedQuotes, unexpiredQuotes } from './saved-quotes.ts';

describe('SavedQuotes', () => {
  it('accepts its own output after a JSON round trip', () => {
    const quotes = [sampleQuote(), sampleQuote({ homePrice: 1 })];
    expect(SavedQuotes.parse(JSON.parse(JSON.stringify(quotes)))).toEqual(quotes);
  });

  it('drops entries that are no longer valid quotes', () => {
    const broken = { ...sampleQuote(), homeType: 'castle' };
    expect(SavedQuotes.parse([broken, sampleQuote(), null, 7])).toEqual([sampleQuote()]);
  });

  it.each([null, undefined, 'quotes', {}, 7])(
    'parses the stored value %j as an empty list of quotes',
    (value) => {
      expect(SavedQuotes.parse(value)).toEqual([]);
    },
  );

  it('parses any stored value without throwing an error', () => {
    fc.assert(
      fc.property(fc.oneof(rubbish, fc.array(rubbish), fc.anything()), (value) => {
        expect(SavedQuotes.safeParse(value).success).toBe(true);
      }),
    );
  });
});

describe('unexpiredQuotes', () => {
  const now = new Date('2026-06-30T12:00:00Z');

  it.each([
    ['2026-06-30T12:00:00.000Z', true],
    ['2026-04-01T12:00:00.001Z', true],
    ['2026-04-01T12:00:00.000Z', false],
    ['2025-06-30T12:00:00.000Z', false],
    ['2026-07-01T12:00:00.000Z', true],
  ])(
    'decides on June 30 whether to keep a quote that was last changed on %s: %s',
    (updatedAt, isKept) => {
      const quotes = [sampleQuote({ updatedAt })];
      expect(unexpiredQuotes(quotes, now)).toEqual(isKept ? quotes : []);
    },
  );
});
