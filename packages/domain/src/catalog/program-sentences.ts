import type { CatalogProgram } from './catalog-program.ts';

/** All of a program's sentences that a buyer may read, without duplicates. Names are not sentences. */
export function programSentences({
  specifics,
  rules,
  combines,
  sources,
}: Pick<CatalogProgram, 'specifics' | 'rules' | 'combines' | 'sources'>): string[] {
  const all = [
    ...Object.values(specifics).flat(),
    ...rules.conditions.map(({ says }) => says),
    combines.says,
    ...sources.map(({ supports }) => supports),
  ];
  return [...new Set(all)].filter((sentence) => sentence.trim() !== '');
}
