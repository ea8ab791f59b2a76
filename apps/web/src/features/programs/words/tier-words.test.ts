import { tierCheck } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';

import { amountWords, tierWords } from './tier-words.ts';

const settled = {
  rule: 'amount',
  verdict: 'met',
  reason: 'settled',
  required: { from: 10_000, to: 10_000 },
  says: 'Teachers: up to $10,000.',
  mayBe: null,
} as const;

describe('tierWords', () => {
  it('states who gets the amount', () => {
    expect(tierWords([settled])).toBe('Teachers: up to $10,000.');
  });

  it('states the higher amount that may apply', () => {
    const open = tierCheck({ condition: 'targeted-area' });
    expect(tierWords([open])).toBe('Anyone else: up to $10,000. Maybe $18,000.');
    expect(tierWords([{ ...open, says: null }])).toBe('No amount is certain yet. Maybe $18,000.');
  });

  it('returns null if there are no tiers, or if there is no amount', () => {
    expect(tierWords([])).toBeNull();
    expect(
      tierWords([{ ...settled, verdict: 'check', reason: 'stand-in', says: null }]),
    ).toBeNull();
    expect(
      tierWords([{ ...settled, verdict: 'not-met', reason: 'no-tier', says: null }]),
    ).toBeNull();
  });
});

describe('amountWords', () => {
  it.each([
    [{ condition: 'score', from: 680 }, 'your exact score'],
    [{ condition: 'first-generation', key: 'parents-never-owned' }, 'whether your parents'],
    [{ condition: 'family-history' }, 'how the program defines first-generation buyers'],
    [{ condition: 'borrowers-income', to: 60_000 }, 'the borrowers’ own income'],
    [{ condition: 'income' }, 'income table'],
    [{ condition: 'targeted-area' }, 'the neighborhood'],
    [{ condition: 'new-home' }, 'whether the home is new'],
    [{ condition: 'county' }, 'the old county'],
  ] as const)('states what determines the higher amount: %o, %s', (open, words) => {
    const { check } = amountWords(tierCheck(open));
    expect(check).toMatch(
      /^maybe \$18,000\. The first in a family: up to \$18,000\. The higher amount depends on/,
    );
    expect(check).toContain(words);
  });
});
