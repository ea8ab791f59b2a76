import { programSentences, QuoteAnswers } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { readCatalog } from '../../apps/api/src/programs/read-catalog.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { readTranslations } from '../../apps/api/src/reference-data/read-translations.ts';
import {
  columbusVeteran,
  completeDraft,
  detroitBuyer,
  sanJoseBuyer,
  tampa,
} from '../../e2e/drafts.ts';

const catalog = readCatalog();
const reference = loadReferenceData();

describe('the example buyers', () => {
  it.each([
    ['the first-time buyer in Detroit', detroitBuyer],
    ['the veteran in Columbus', columbusVeteran],
    ['the repeat buyer in San Jose', sanJoseBuyer],
    ['the buyer in Austin', {}],
    ['the buyer in Tampa', { homeLocation: tampa }],
  ])(
    'has translations to Spanish for at least 95 %% of the program facts near %s',
    (_, changes) => {
      const { homeLocation } = QuoteAnswers.parse(completeDraft(changes));
      const programs = catalog.inCounty(reference.areaOf(homeLocation));
      const sentences = new Set(programs.flatMap(programSentences));
      const missing = [...sentences].filter((one) => !catalog.translations.get('es')?.has(one));
      expect(sentences.size).toBeGreaterThan(50);
      expect(missing.length / sentences.size).toBeLessThanOrEqual(0.05);
    },
  );
});

it('has the same figures in every translation as in its English sentence', () => {
  const figures = (sentence: string) =>
    [...sentence.matchAll(/\d+(,\d{3})*(\.\d+)?/g)].map(([figure]) => figure).toSorted();
  const different = readTranslations().filter(
    ({ english, translation }) => `${figures(english)}` !== `${figures(translation)}`,
  );
  expect(different).toEqual([]);
});
