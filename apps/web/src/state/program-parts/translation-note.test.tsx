import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { addTranslations } from '@/lib/catalog-text.ts';
import { setLocale } from '@/lib/text.ts';
import { sampleMatch } from '../../../test/sample-match.ts';
import { TranslationNote } from './translation-note.tsx';

afterEach(() => setLocale('en'));

const { specifics, ...program } = sampleMatch();

/** Renders the note for a program with this description of its benefit. */
function note(benefit: string): string {
  const programs = [{ ...program, specifics: { ...specifics, benefits: [benefit] } }];
  return renderToStaticMarkup(<TranslationNote programs={programs} />);
}

it('states that the English text is authoritative, but only if a fact is translated', async () => {
  addTranslations('es', { 'Pays closing costs.': 'Paga los costos de cierre.' });
  expect(note('Pays closing costs.')).toBe('');
  await setLocale('es');
  expect(note('Pays closing costs.')).toContain('El texto en inglés de la agencia');
  expect(note('A benefit of our own.')).toBe('');
});
