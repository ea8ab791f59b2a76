import { facts } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { readValue, typedValue } from './value-fields.ts';

describe('parsing a typed value', () => {
  it.each([
    ['rules.minCreditScore', 640],
    ['rules.minCreditScore', null],
    ['rules.educationRequired', true],
    ['rules.homeTypes', ['condo', 'single-family']],
    ['programName', 'Help'],
    ['kind', 'grant'],
    ['specifics.benefits', ['One.', 'Two.']],
    ['rules.maxIncome', { byCounty: { '06037': [1, 2] } }],
    ['rules.minContribution', null],
    ['pays', 'closing'],
    ['pays', null],
    ['tiers', [{ when: { targetedArea: true }, maxAmount: 5_000 }]],
  ] as const)('parses the typed text %s as %j', (fact, value) => {
    const { editor } = facts[fact];
    expect(editor && readValue(editor, typedValue(editor, value))).toEqual(value);
  });

  it('rejects text that is not valid JSON or is not a number', () => {
    expect(() => readValue({ kind: 'json' }, '{')).toThrow(SyntaxError);
    expect(() => readValue({ kind: 'number' }, '6x0')).toThrow(SyntaxError);
  });

  it('returns undefined if the editor enters only a source', () => {
    expect(readValue({ kind: 'source-day' }, '')).toBeNull();
  });
});
