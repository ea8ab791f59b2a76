import { afterEach, expect, it } from 'vitest';
import { addTranslations, catalogText } from './catalog-text.ts';
import { setLocale } from './text.ts';

afterEach(() => setLocale('en'));

it("translates a sentence into the page's language", async () => {
  addTranslations('es', { 'No interest.': 'Sin intereses.' });
  expect(catalogText('No interest.')).toBe('No interest.');
  await setLocale('es');
  expect(catalogText('No interest.')).toBe('Sin intereses.');
});

it('marks a sentence that has no translation as English', async () => {
  await setLocale('es');
  expect(catalogText('Funded all year.')).toBe('<en>Funded all year.</en>');
  expect(catalogText('')).toBe('');
});
