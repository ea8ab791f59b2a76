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
const multiple = { fewest: 1_066_250, most: 1_601_750 };
const fhaMultiple = { fewest: 693_050, most: 1_041_125 };

const say = (limits: Parameters<typeof loansEnd>[0], locale: 'en' | 'es') =>
  loansEnd(limits, 'Santa Clara County', texts[locale], formatsOf(locale));

it.each([
  ['en', 'In Santa Clara County, the limit is $1,249,125 for conventional and FHA loans.'],
  [
    'es',
    'Los préstamos convencionales y FHA llegan hasta $1,249,125 en el condado de Santa Clara.',
  ],
] as const)('states a limit of both loan types once, in %s', (locale, words) => {
  const limits = { conventional: same, fha: same, units: 1, pastYear: null };
  expect(say(limits, locale)).toBe(words);
});

it.each([
  [
    'en',
    4,
    'In Santa Clara County, the limit is $1,601,750 for conventional loans and $1,041,125 for FHA loans for four units.',
  ],
  [
    'es',
    4,
    'En el condado de Santa Clara, los préstamos convencionales llegan hasta $1,601,750 y los FHA hasta $1,041,125 para cuatro unidades.',
  ],
  ['en', 2, / for two units\.$/],
  ['es', 2, / para dos unidades\.$/],
  ['en', 3, / for three units\.$/],
  ['es', 3, / para tres unidades\.$/],
] as const)('names the units of the limits in %s: %d', (locale, units, words) => {
  const limits = { conventional: multiple, fha: fhaMultiple, units, pastYear: null };
  expect(say(limits, locale)).toMatch(words);
});

it.each([
  ['en', 'These are the 2026 limits. The 2027 limits may be higher.'],
  ['es', 'Estos son los límites de 2026. Los límites de 2027 pueden ser más altos.'],
] as const)('names the year of limits that have ended, in %s', (locale, words) => {
  const limits = { conventional: same, fha: same, units: 1, pastYear: 2026 };
  expect(say(limits, locale)).toMatch(words);
});
