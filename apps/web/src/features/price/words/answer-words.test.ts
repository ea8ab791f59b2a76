import type { FurthestChange, NoPrice } from '@latchkey/domain/price';
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { changeWords, noPriceWords } from './answer-words.ts';

afterEach(() => setLocale('en'));

const plain = (words: string) => words.replaceAll(/<\/?b>/g, '');

function none(reason: NoPrice['reason'], change: NoPrice['change']): NoPrice {
  return { kind: 'none', reason, change };
}

describe('noPriceWords', () => {
  it.each([
    [
      none('debts', { figure: 'debts', atMost: 310 }),
      'No price fits, because your other debts use up what the guide allows: bring your other debts down to $310 a month.',
    ],
    [
      none('cash', { figure: 'cash', atLeast: 4_120 }),
      'No price fits, because your money does not cover closing: it takes $4,120 of your own money.',
    ],
    [
      none('income', { figure: 'income', atLeast: 18_500 }),
      'No price fits, because there is no income: it takes an income of $18,500 a year.',
    ],
    [
      none('payment', { figure: 'monthly', atLeast: 402 }),
      'No price fits, because the payment is above your monthly limit: raise the limit to $402 or more.',
    ],
    [none('unmet', null), 'No price fits, because a rule of the program is not met.'],
  ])('states the reason, and the figure to change, in one sentence: %j', (answer, words) => {
    expect(plain(noPriceWords(answer))).toBe(words);
  });

  it('explains in Spanish why no price is possible', async () => {
    await setLocale('es');
    expect(plain(noPriceWords(none('debts', { figure: 'debts', atMost: 310 })))).toBe(
      'Ningún precio alcanza, porque sus otras deudas ocupan lo que permite la guía: bájelas a $310 al mes.',
    );
  });
});

describe('changeWords', () => {
  it.each<[FurthestChange, string]>([
    [
      { kind: 'month', by: 50, price: 131_799 },
      '$50 more a month raises this price the most: to about $131,700.',
    ],
    [
      { kind: 'cash', by: 1_000, price: 131_700 },
      '$1,000 more of your own money raises this price the most: to about $131,700.',
    ],
    [
      { kind: 'debts', by: 50, price: 131_650 },
      '$50 less a month on other debts raises this price the most: to about $131,600.',
    ],
  ])('rounds the price after a change down to the nearest hundred dollars: %j', (change, words) => {
    expect(plain(changeWords(change))).toBe(words);
  });
});
