import { cityCheck, conditionsCheck, scoreCheck, tierCheck } from '@latchkey/domain/samples';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { checksWords } from './checks-words.ts';

afterEach(() => setLocale('en'));

const met = { ...scoreCheck(640), verdict: 'met' as const };
const inCity = { hasCheck: true, rules: [cityCheck('Detroit'), met] };
const ofAgency = {
  hasCheck: true,
  rules: [
    cityCheck('Detroit', null),
    tierCheck({ condition: 'targeted-area' }),
    conditionsCheck({ says: 'A new home.', key: null }),
  ],
};

it.each([
  ['one rule', [inCity], 'You may be eligible. Check first: Location.'],
  [
    'the rules of several programs, each once',
    [inCity, ofAgency],
    'You may be eligible. Check first: Location, Amount, and Other conditions.',
  ],
  [
    'no rule, if only the facts need verifying',
    [{ hasCheck: true, rules: [met] }],
    'You may be eligible. Check some of the program’s rules first.',
  ],
  ['nothing, if nothing is left to check', [{ hasCheck: false, rules: [met] }], null],
])('lists what the buyer must check: %s', (_, applied, words) => {
  expect(checksWords(applied)).toBe(words);
});

it('lists the rules to check in Spanish', async () => {
  await setLocale('es');
  expect(checksWords([inCity])).toBe('Es posible que sea elegible. Verifique antes: Ubicación.');
});
