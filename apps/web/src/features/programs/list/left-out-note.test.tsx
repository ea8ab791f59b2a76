import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { LeftOutNote } from './left-out-note.tsx';

afterEach(() => setLocale('en'));

const note = (lenderProducts: number, programs: number) =>
  renderToStaticMarkup(<LeftOutNote leftOut={{ lenderProducts, programs }} />).replace(
    /<.+?>/g,
    '',
  );

it.each([
  [0, 0, ''],
  [9, 0, 'This site leaves out 9 lender products.'],
  [0, 1, 'This site leaves out 1 program.'],
  [1, 2, 'This site leaves out 1 lender product. This site leaves out 2 programs.'],
])(
  'states that the site leaves out %i lender products and %i programs',
  (lenderProducts, programs, words) => {
    expect(note(lenderProducts, programs)).toBe(words);
  },
);

it('states the numbers in Spanish on a Spanish page', async () => {
  await setLocale('es');
  expect(note(9, 1)).toBe(
    'Este sitio no incluye 9 productos de prestamistas. Este sitio no incluye 1 programa.',
  );
});
