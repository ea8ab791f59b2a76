import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { compareText as text } from '@/lib/texts.ts';
import { rowsOf } from './rows.tsx';

afterEach(() => setLocale('en'));

/**
 * Returns the notes below the five-year result and below the terms, which may use different rates.
 */
function notes() {
  const rows = rowsOf({
    years: 15,
    rate: 7.5,
    result: { years: 30, rate: 6.375 },
    cash: 20_000,
    lowest: [],
    vaResult: null,
    isPossibleWithout: true,
    today: '2026-11-21',
  });
  return [text.result(), text.terms()].map((name) => rows.find(({ head }) => head === name)?.note);
}

it('states the rate and term of the five-year results, not the values that the buyer edited', async () => {
  expect(notes()).toEqual([
    'compared with this home without help: 30 years at 6.375%, without your changes in the calculator',
    '15 years at 7.5%, fixed',
  ]);
  await setLocale('es');
  expect(notes()[0]).toBe(
    'comparado con esta casa sin ayuda: 30 años al 6.375%, sin sus cambios en la calculadora',
  );
});
