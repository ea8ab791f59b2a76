import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import { CatalogProgram } from '../catalog-program.ts';
import { factDay, factNames, factOf, isSameValue, storedFact, withFact } from './facts.ts';

const program = CatalogProgram.parse(sampleProgram());

describe('facts', () => {
  it('cover every field of a program but its ID, slug and sources', () => {
    const emptied = factNames.reduce<object>((rest, name) => {
      const value = factOf(program, name);
      expect(value).not.toBeUndefined();
      return name === 'amount' || name === 'funding'
        ? without(rest, Object.keys(Object(value)))
        : without(rest, [name]);
    }, flat(program));
    expect(Object.keys(emptied).sort()).toEqual(['id', 'slug', 'sources']);
  });

  it('read what was written', () => {
    for (const name of factNames) {
      const value = factOf(program, name);
      expect(withFact(program, name, value)).toEqual(program);
    }
    const closed = {
      status: 'paused',
      statusCheckedOn: '2026-11-20',
      opensOn: null,
      closesOn: null,
    };
    const changed = CatalogProgram.parse(withFact(program, 'funding', closed));
    expect(factOf(changed, 'funding')).toEqual(closed);
    const renamed = withFact(program, 'funding', { ...closed, slug: 'another' });
    expect(renamed).toEqual(changed);
    const strict = CatalogProgram.parse(withFact(program, 'rules.minCreditScore', 700));
    expect(strict.rules).toEqual({ ...program.rules, minCreditScore: 700 });
  });

  it('date the funding status on its own', () => {
    const days = { checkedOn: '2026-11-01', statusCheckedOn: '2026-11-20' };
    expect(factDay(days, 'funding')).toBe('2026-11-20');
    expect(factDay({ ...days, statusCheckedOn: null }, 'funding')).toBe('2026-11-01');
    expect(factDay(days, 'amount')).toBe('2026-11-01');
  });
});

describe('withFact', () => {
  it.each([
    ['closing', true],
    ['both', true],
    ['price', null],
    [null, null],
  ])('keeps the older form of %j in step: %s', (pays, paysClosingCosts) => {
    expect(withFact(program, 'pays', pays)).toMatchObject({ pays, paysClosingCosts });
  });
});

describe('storedFact', () => {
  it.each([
    [{ paysClosingCosts: true }, 'both'],
    [{ paysClosingCosts: null }, null],
    [{ paysClosingCosts: true, pays: 'closing' }, 'closing'],
    [{}, null],
  ])('reads what the money pays from %j: %j', (facts, pays) => {
    expect(storedFact(facts, 'pays')).toBe(pays);
  });

  it('reads a fact that was not stored as unknown', () => {
    expect(storedFact({}, 'tiers')).toBeNull();
  });
});

describe('isSameValue', () => {
  it.each([
    [{ a: 1, b: [1, { c: null, d: 2 }] }, { b: [1, { d: 2, c: null }], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [null, 0, false],
    [{ a: undefined }, {}, true],
  ])('compares %j with %j', (a, b, isSame) => {
    expect(isSameValue(a, b)).toBe(isSame);
  });
});

/** A program with the parts of its rules and texts as fields of their own. */
function flat({ rules, specifics, ...fields }: CatalogProgram): object {
  const parts = Object.entries({ rules, specifics }).flatMap(([outer, inner]) =>
    Object.entries(inner).map(([key, value]) => [`${outer}.${key}`, value]),
  );
  return { ...fields, ...Object.fromEntries(parts) };
}

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
