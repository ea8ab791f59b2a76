import { type CatalogProgram, programSentences } from '@latchkey/domain';
import type { TranslatedSentence } from '../reference-data/read-translations.ts';

/** Translations of a catalog's sentences, by language and then by English sentence. */
export type FactTranslations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Returns the translations of these programs' sentences. Skips all other sentences. The keys are
 * the programs' own strings, so only the translations use additional memory.
 */
export function factTranslations(
  programs: readonly CatalogProgram[],
  translated: readonly TranslatedSentence[],
): FactTranslations {
  const languages = Map.groupBy(translated, ({ language }) => language);
  const sentences = new Set(programs.flatMap(programSentences));
  return new Map(
    [...languages].map(([language, rows]) => {
      const byEnglish = new Map(rows.map(({ english, translation }) => [english, translation]));
      const found = [...sentences].flatMap((sentence) => {
        const translation = byEnglish.get(sentence);
        return translation === undefined ? [] : ([[sentence, translation]] as const);
      });
      return [language, new Map(found)];
    }),
  );
}

/**
 * Returns the translations that the page shows instead of the English sentences in a response.
 * Nothing else in the response depends on the language.
 *
 * @returns an empty object for a language without translations, such as English
 */
export function translationsFor(
  answer: unknown,
  translations: ReadonlyMap<string, string> | undefined,
): { translations?: Record<string, string> } {
  if (!translations) return {};
  const found = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const translation = translations.get(value);
      if (translation !== undefined) found.set(value, translation);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(answer);
  return { translations: Object.fromEntries(found) };
}
