import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import { CatalogProgram } from '../catalog-program.ts';
import { factNames, facts } from '../facts.ts';
import { isSameValue } from '../same-value.ts';
import { factDay, storedFact, withFact } from './stored-facts.ts';

const program = CatalogProgram.parse({
  ...sampleProgram(),
  statusSaidBy: 'agency',
  moneyLeft: { amount: 90_000, day: '2026-11-20' },
});

describe('facts', () => {
  it('includes every field of a program except its ID, slug and sources', () => {
    const emptied = factNames.reduce<object>((rest, name) => {
      const value = facts[name].get(program);
      expect(value).not.toBeUndefined();
      return name === 'amount' || name === 'funding'
        ? without(rest, Object.keys(Object(value)))
        : without(rest, [name]);
    }, flat(program));
    expect(Object.keys(emptied).sort()).toEqual(['id', 'slug', 'sources']);
  });

  it('returns the values that were written', () => {
    for (const name of factNames) {
      const value = facts[name].get(program);
      expect(withFact(program, facts[name], value)).toEqual({ program });
    }
    const closed = {
      status: 'paused',
      statusCheckedOn: '2026-11-20',
      opensOn: null,
      closesOn: null,
    };
    const fromSource = { statusSaidBy: null, moneyLeft: null };
    const changed = { program: { ...program, ...closed, ...fromSource } };
    expect(withFact(program, facts.funding, closed)).toEqual(changed);
    expect(withFact(program, facts.funding, { ...closed, slug: 'another' })).toEqual(changed);
    const strict = withFact(program, facts['rules.minCreditScore'], 700).program;
    expect(strict?.rules).toEqual({ ...program.rules, minCreditScore: 700 });
  });

  it('removes the agency as the source of a status when another source states the status', () => {
    const value = facts.funding.get(program);
    expect(value).toMatchObject({ statusSaidBy: 'agency' });
    expect(facts.funding.dated?.(value, '2026-11-21')).toEqual({
      status: program.status,
      statusCheckedOn: '2026-11-21',
      opensOn: null,
      closesOn: null,
      moneyLeft: program.moneyLeft,
    });
  });

  it('returns a status without an agency in the same format as earlier versions', () => {
    const value = facts.funding.get(sampleProgram());
    expect(Object.keys(value)).toEqual(['status', 'statusCheckedOn', 'opensOn', 'closesOn']);
  });

  it('has a separate date for the funding status', () => {
    const days = { checkedOn: '2026-11-01', statusCheckedOn: '2026-11-20' };
    expect(factDay(days, facts.funding)).toBe('2026-11-20');
    expect(factDay({ ...days, statusCheckedOn: null }, facts.funding)).toBe('2026-11-01');
    expect(factDay(days, facts.amount)).toBe('2026-11-01');
  });
});

describe('withFact', () => {
  it.each([
    ['rules.minCreditScore', 9_000, 'rules.minCreditScore'],
    ['funding', { status: 'closed' }, 'status'],
    ['funding', null, ''],
  ] as const)('reports the error in %s %j', (name, value, field) => {
    const { issues } = withFact(program, facts[name], value);
    expect(issues?.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

describe('storedFact', () => {
  it.each([
    [{ paysClosingCosts: true }, 'both'],
    [{ paysClosingCosts: null }, null],
    [{ paysClosingCosts: true, pays: 'closing' }, 'closing'],
    [{}, null],
  ])('reads what the money may pay from %j as %j', (stored, pays) => {
    expect(storedFact(stored, 'pays', facts.pays)).toBe(pays);
  });

  it.each([
    ['tiers', null],
    ['combines', { with: 'unknown', slugs: [], says: '' }],
    ['kind', null],
  ] as const)('reads the fact %s, if it was not stored, as %j', (name, value) => {
    expect(storedFact({}, name, facts[name])).toEqual(value);
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

/** Moves a program's rules and texts up to the top level, next to its other fields. */
function flat({ rules, specifics, ...fields }: CatalogProgram): object {
  const parts = Object.entries({ rules, specifics }).flatMap(([outer, inner]) =>
    Object.entries(inner).map(([key, value]) => [`${outer}.${key}`, value]),
  );
  return { ...fields, ...Object.fromEntries(parts) };
}

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
