import { expect, it } from 'vitest';
import { everyPage as english } from './en/every-page.ts';
import { everyPage as spanish } from './es/every-page.ts';

it.each([
  ['en', english.language],
  ['es', spanish.language],
])('writes the name of the language %s in that language', (locale, name) => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  expect(name.toLocaleLowerCase(locale)).toBe(names.of(locale)?.toLocaleLowerCase(locale));
});
