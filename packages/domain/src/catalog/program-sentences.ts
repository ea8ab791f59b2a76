import type { CatalogProgram } from './catalog-program.ts';

/**
 * Returns all of a program's sentences that a buyer may read, without duplicates. Names are not
 * included.
 */
export function programSentences({
  specifics,
  rules,
  combines,
  sources,
  tiers,
}: Pick<CatalogProgram, 'specifics' | 'rules' | 'combines' | 'sources' | 'tiers'>): string[] {
  const all = [
    ...Object.values(specifics).flat(),
    ...rules.conditions.map(({ says }) => says),
    combines.says,
    ...(tiers ?? []).map(({ says }) => says),
    ...sources.map(({ supports }) => supports),
  ];
  return [...new Set(all)].filter((sentence) => sentence.trim() !== '');
}
