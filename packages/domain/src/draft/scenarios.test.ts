import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDraft } from '../../test/quote-samples.ts';
import { Percent } from '../units.ts';
import { readDraft } from './draft.ts';
import {
  isSameScenario,
  MOST_SCENARIOS,
  type Scenario,
  StoredScenarios,
  withScenario,
} from './scenarios.ts';

function scenario(changes: Partial<Scenario> = {}): Scenario {
  return {
    homePrice: 400_000,
    downPayment: 80_000,
    term: 30,
    interestRate: Percent.parse(6.375),
    programId: null,
    withIds: [],
    helpPaysClosing: false,
    ...changes,
  };
}

const one = scenario();
const shorter = scenario({ term: 15 });
const helped = scenario({ programId: 12 });
const dearer = scenario({ homePrice: 450_000 });

describe('withScenario', () => {
  it('keeps at most three scenarios, and adds another only after one is removed', () => {
    const three = [one, shorter, helped];
    expect(withScenario([one, shorter], helped)).toEqual(three);
    expect(three).toHaveLength(MOST_SCENARIOS);
    expect(withScenario(three, dearer)).toEqual(three);
  });

  it('ignores a duplicate scenario', () => {
    expect(withScenario([one], scenario())).toEqual([one]);
  });
});

it.each([
  { homePrice: 1 },
  { downPayment: 0 },
  { term: 20 },
  { interestRate: Percent.parse(0) },
  { programId: 1 },
] as const)('treats a scenario with a different %o as a different scenario', (change) => {
  expect(isSameScenario(one, scenario(change))).toBe(false);
  expect(isSameScenario(one, scenario())).toBe(true);
});

describe('stored scenarios', () => {
  it('restores scenarios together with the draft', () => {
    const draft = sampleDraft({ scenarios: [one, helped] });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    { homePrice: 0 },
    { homePrice: 1.5 },
    { downPayment: -1 },
    { term: 25 },
    { interestRate: 25.1 },
    { programId: 'best' },
    { programId: undefined },
  ])('drops scenarios with %o, and keeps the others', (fault) => {
    expect(StoredScenarios.parse([one, { ...shorter, ...fault }, helped])).toEqual([one, helped]);
  });

  it('keeps at most three stored scenarios, without duplicates', () => {
    const stored = [one, one, shorter, helped, dearer];
    expect(StoredScenarios.parse(stored)).toEqual([one, shorter, helped]);
  });

  it('reads scenarios from any value without throwing an error', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = StoredScenarios.parse(stored);
        expect(StoredScenarios.parse(read)).toEqual(read);
      }),
    );
  });
});
