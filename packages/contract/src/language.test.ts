import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

describe('preferredLanguage', () => {
  it.each([
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['ES-us', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.4, es;q=0.5', 'es'],
    ['fr-FR, es;q=0.3', 'es'],
    ['es;q=0, en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;,q=,es;q=many', 'en'],
    ['est', 'en'],
    [undefined, 'en'],
  ])('returns the language for the header %j: %s', (header, language) => {
    expect(preferredLanguage(header, ['en', 'es'], 'en')).toBe(language);
  });
});
