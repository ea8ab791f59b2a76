import { expect, it } from 'vitest';
import { readCatalog } from '../../apps/api/src/programs/read-catalog.ts';

/** Patterns for the words that describe each group that a tier may be for. */
const names = {
  en: {
    education: /teacher|educat/i,
    'law-enforcement': /police|law enforcement|first responder|public safety/i,
    firefighter: /firefighter|first responder|public safety/i,
    healthcare: /nurse|health/i,
    veteran: /veteran|military/i,
  },
  es: {
    education: /maestro|educación/i,
    'law-enforcement': /policía|primera respuesta|seguridad pública/i,
    firefighter: /bombero|primera respuesta|seguridad pública/i,
    healthcare: /enfermería|salud/i,
    veteran: /veterano|militar/i,
  },
} as const;

const catalog = readCatalog();
const tiers = catalog.programs.flatMap(({ slug, tiers }) =>
  (tiers ?? []).flatMap(({ when, says }) =>
    (when.profession ?? []).map((profession) => ({ slug, profession, says })),
  ),
);

it.each(['en', 'es'] as const)(
  'names the group in the %s sentence of every tier for that group',
  (language) => {
    expect(tiers.length).toBeGreaterThan(10);
    const translations = catalog.translations.get(language);
    const unnamed = tiers.filter(({ profession, says }) => {
      const sentence = language === 'en' ? says : (translations?.get(says) ?? '');
      return !names[language][profession].test(sentence);
    });
    expect(unnamed).toEqual([]);
  },
);
