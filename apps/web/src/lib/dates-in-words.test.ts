import { afterEach, expect, it } from 'vitest';
import { datesInWords } from './dates-in-words.ts';
import { setLocale } from './text.ts';

afterEach(async () => setLocale('en'));

it('formats days and months as words', () => {
  expect(datesInWords('opens again on 2026-07-20; 5% since 2026-04')).toBe(
    'opens again on Jul 20, 2026; 5% since Apr 2026',
  );
});

it('formats days and months in Spanish', async () => {
  await setLocale('es');
  expect(datesInWords('guía del 2026-08-14')).toBe('guía del 14 ago 2026');
});

it.each(['2025-26 funds', '2010-2016', '24 CFR 92.254', '844-984-4663', '2026-13', '$2026-12-1'])(
  'leaves "%s" unchanged',
  (text) => {
    expect(datesInWords(text)).toBe(text);
  },
);
