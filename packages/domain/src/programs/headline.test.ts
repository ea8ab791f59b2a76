import { describe, expect, it } from 'vitest';
import type { ConditionKind } from '../catalog/conditions.ts';
import { type DefaultFacts, defaultProgram, headlineAmount } from './headline.ts';

const sure: DefaultFacts = {
  kind: 'grant',
  status: 'open',
  hasCheck: false,
  verifyFirst: false,
  maxAmount: 10_000,
  pays: 'price',
  rules: [],
  fiveYear: { low: 9_000 },
};
const unsure: DefaultFacts = { ...sure, hasCheck: true, maxAmount: 200_000 };
const doubtful: DefaultFacts = { ...unsure, verifyFirst: true, maxAmount: 300_000 };
const paused: DefaultFacts = { ...sure, status: 'paused', maxAmount: 50_000 };
const waitlist: DefaultFacts = { ...sure, status: 'waitlist', maxAmount: 60_000 };
const credit: DefaultFacts = { ...sure, kind: 'tax-credit', maxAmount: 70_000 };
const unknown: DefaultFacts = { ...sure, status: 'unknown', maxAmount: 12_000 };

function withCondition(kind: ConditionKind, answer: boolean | null = null): DefaultFacts {
  const required = [{ kind, says: 'A condition.', key: null, answer }];
  const rule = { rule: 'conditions', verdict: 'check', reason: 'not-told', required } as const;
  return { ...sure, maxAmount: 80_000, rules: [rule] };
}

/** Returns a program that pays the buyer at least `from` dollars, and may pay $20,000. */
function withAmount(from: number): DefaultFacts {
  const mayBe = { says: 'Some buyers.', open: [{ condition: 'targeted-area' as const }] };
  const required = { from, to: 20_000 };
  const rule = { rule: 'amount', verdict: 'check', reason: 'may-be-more', required } as const;
  return { ...sure, hasCheck: true, maxAmount: from, rules: [{ ...rule, says: null, mayBe }] };
}

const barred: readonly [string, DefaultFacts][] = [
  ['a program that may leave the buyer worse off', { ...sure, fiveYear: { low: -0.01 } }],
  ['a shared appreciation loan', { ...sure, kind: 'shared-appreciation-loan' }],
  ['help that pays only closing costs', { ...sure, pays: 'closing' }],
  ['a program for certain homes', withCondition('property')],
  ['a program for certain census tracts', withCondition('census-tract')],
  ['a program for a targeted area', withCondition('targeted-area')],
  ['a program for employees', withCondition('employer')],
  ['a program whose funds may be used up', withCondition('funds')],
  ['a program without a sure amount', withAmount(0)],
  ['a program whose facts need verifying', doubtful],
  ['a paused program', paused],
  ['a program with a waiting list', waitlist],
  ['a tax credit', credit],
];

describe('headlineAmount', () => {
  it('returns the largest amount of the programs that have nothing left to check', () => {
    expect(headlineAmount([sure, unknown, unsure])).toBe(12_000);
  });

  it('returns the largest amount of all programs if every program still needs a check', () => {
    expect(headlineAmount([unsure, { ...unsure, maxAmount: 1 }])).toBe(200_000);
  });

  it.each(barred)('does not include %s in the largest amount', (_, program) => {
    const large = { ...program, maxAmount: 500_000 };
    expect(headlineAmount([large])).toBe(0);
    expect(headlineAmount([large, sure])).toBe(10_000);
    expect(headlineAmount([large, unsure])).toBe(200_000);
  });

  it('shows $0 if no program matches', () => {
    expect(headlineAmount([])).toBe(0);
  });
});

describe('defaultProgram', () => {
  it('picks the first program in the given order that may be the default', () => {
    expect(defaultProgram([credit, paused, waitlist, doubtful, unsure, sure])).toBe(unsure);
    expect(defaultProgram([unknown, sure])).toBe(unknown);
  });

  it.each(barred)('never picks %s as the default program', (_, program) => {
    expect(defaultProgram([program, sure])).toBe(sure);
    expect(defaultProgram([program])).toBeUndefined();
  });

  it.each([
    ['without a result', { ...sure, fiveYear: null }],
    ['with a result of 0', { ...sure, fiveYear: { low: 0 } }],
    ['that may also pay closing costs', { ...sure, pays: 'both' as const }],
    ['that does not say what it pays', { ...sure, pays: null }],
    ['with another open condition', withCondition('lender')],
    ['whose condition the buyer meets', withCondition('employer', true)],
  ])('can pick a program %s as the default', (_, program) => {
    expect(defaultProgram([program])).toBe(program);
  });

  it('can pick a default program whose amount may turn out to be higher', () => {
    const more = withAmount(1);
    expect(defaultProgram([more])).toBe(more);
  });

  it('picks no default program if no program matches', () => {
    expect(defaultProgram([])).toBeUndefined();
  });
});
