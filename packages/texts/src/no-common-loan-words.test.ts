import { expect, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import { trueCost } from './en/true-cost.ts';
import { trueCost as spanish } from './es/true-cost.ts';
import { formatsOf } from './formats.ts';
import { loansEnd } from './no-common-loan-words.ts';
import { speak } from './speak.ts';

const texts = {
  en: speak<typeof trueCost>('en', compileCatalog(trueCost)),
  es: speak<typeof trueCost>('es', compileCatalog(spanish)),
};

const same = { fewest: 1_249_125, most: 1_249_125 };
const units = { fewest: 1_066_250, most: 1_601_750 };
const fhaUnits = { fewest: 693_050, most: 1_041_125 };

it.each([
  [
    'en',
    'Conventional and FHA loans end at $1,249,125 in Santa Clara County.',
    'In Santa Clara County, conventional loans end at $1,601,750 and FHA loans at $1,041,125 for four units.',
  ],
  [
    'es',
    'Los préstamos convencionales y FHA llegan hasta $1,249,125 en el condado de Santa Clara.',
    'En el condado de Santa Clara, los préstamos convencionales llegan hasta $1,601,750 y los FHA hasta $1,041,125 para cuatro unidades.',
  ],
] as const)(
  'states one limit, or both limits with the number of units, in %s',
  (locale, one, both) => {
    const say = (limits: Parameters<typeof loansEnd>[0], homeType: 'condo' | 'multi-family') =>
      loansEnd(
        limits,
        { county: 'Santa Clara County', homeType },
        texts[locale],
        formatsOf(locale),
      );
    expect(say({ conventional: same, fha: same, pastYear: null }, 'condo')).toBe(one);
    expect(say({ conventional: units, fha: fhaUnits, pastYear: null }, 'multi-family')).toBe(both);
  },
);

it.each([
  ['en', 'These are the 2026 limits. The 2027 limits may be higher.'],
  ['es', 'Estos son los límites de 2026. Los límites de 2027 pueden ser más altos.'],
] as const)('names the year of limits that have ended, in %s', (locale, words) => {
  const place = { county: 'Travis County', homeType: 'condo' } as const;
  const limits = { conventional: same, fha: same, pastYear: 2026 };
  expect(loansEnd(limits, place, texts[locale], formatsOf(locale))).toMatch(words);
});
