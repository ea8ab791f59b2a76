import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Tier } from '../../catalog/tiers.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';
import { tierChoice } from './tier-choice.ts';

const tier = (says: string, maxAmount: number | null, when: Tier['when'] = {}): Tier => ({
  when,
  maxAmount,
  maxPercent: maxAmount === null ? 5 : null,
  percentOf: maxAmount === null ? 'price' : null,
  says,
});
const targeted = { targetedArea: true } as const;

function choiceOf(
  tiers: readonly Tier[],
  { known = {}, ...facts }: Partial<ProgramFacts> & { readonly known?: KnownFacts } = {},
) {
  const who = { facts: { ...buyer, ...facts }, area: travis, known };
  const { sure, mayBe, open } = tierChoice(sampleProgram(), tiers, {
    ...who,
    loanType: 'Conventional',
  });
  return [sure?.says ?? null, mayBe?.says ?? null, open.map(({ condition }) => condition)];
}

describe('tierChoice', () => {
  const byIncome = [
    tier('high', 50_000, { incomeTo: 60_000 }),
    tier('middle', 30_000, { incomeTo: 75_000 }),
    tier('low', 20_000),
  ];

  it.each([
    [60_000, 'high'],
    [60_001, 'middle'],
    [75_000, 'middle'],
    [75_001, 'low'],
  ])('picks the first tier that applies: an income of $%i gets %s', (householdIncome, says) => {
    expect(choiceOf(byIncome, { householdIncome })).toEqual([says, null, []]);
  });

  it('picks the next tier that is certain to apply, and returns the higher tier that may apply', () => {
    const tiers = [tier('there', 50_000, targeted), ...byIncome];
    expect(choiceOf(tiers, { householdIncome: 70_000 })).toEqual([
      'middle',
      'there',
      ['targeted-area'],
    ]);
  });

  it('returns the highest of several higher tiers, and every condition that decides between them', () => {
    const tiers = [
      tier('there', 50_000, targeted),
      tier('score', 40_000, { scoreFrom: 700 }),
      tier('low', 20_000),
    ];
    expect(choiceOf(tiers)).toEqual(['low', 'there', ['targeted-area', 'score']]);
    expect(choiceOf(tiers, { known: { scoreFrom: 700 } })).toEqual([
      'score',
      'there',
      ['targeted-area'],
    ]);
  });

  it('returns the smallest amount that is certain for this home, for any order of the tiers', () => {
    const tiers = [tier('flat', 10_000, targeted), tier('five percent', null)];
    expect(choiceOf(tiers, { homePrice: 300_000 })).toEqual([
      'flat',
      'five percent',
      ['targeted-area'],
    ]);
    expect(choiceOf(tiers, { homePrice: 190_000 })).toEqual([
      'five percent',
      'flat',
      ['targeted-area'],
    ]);
  });

  it('leaves nothing to check if all possible tiers pay the same', () => {
    const tiers = [tier('flat', 15_000, targeted), tier('five percent', null)];
    expect(choiceOf(tiers, { homePrice: 300_000 })).toEqual(['five percent', null, []]);
  });

  it('returns no certain tier if it is possible that no tier applies', () => {
    const tiers = [tier('score', 40_000, { scoreFrom: 700 })];
    expect(choiceOf(tiers)).toEqual([null, 'score', ['score']]);
    expect(choiceOf(tiers, { known: { scoreFrom: 700 } })).toEqual(['score', null, []]);
    expect(choiceOf(tiers, { known: { scoreTo: 699 } })).toEqual([null, null, []]);
  });
});
