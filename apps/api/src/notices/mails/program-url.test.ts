import { expect, it } from 'vitest';
import { programUrl } from './program-url.ts';

const program = { programId: 1249, slug: 'mi-help' };

it('links to the public page in the language of the email', () => {
  const url = (locale: string) => programUrl('https://latchkey.example', program, locale);
  expect(url('en')).toBe('https://latchkey.example/program/mi-help');
  expect(url('es')).toBe('https://latchkey.example/es/program/mi-help');
});

it("links to the program's page in the quote if an older version wrote the notice", () => {
  const older = { ...program, slug: null };
  expect(programUrl('https://latchkey.example', older, 'es')).toBe(
    'https://latchkey.example/quote/programs/1249',
  );
});
