import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { austin } from '../../test/quote-samples.ts';
import {
  appliedProgram,
  choosablePrograms,
  firstTowardPrice,
  uncheckedProgram,
} from './applied-program.ts';
import { programDetails } from './program-details.ts';

const open = { id: 1, kind: 'grant', pays: 'price' } as const;
const second = { ...open, id: 2 };
const closing = { ...open, id: 3, pays: 'closing' } as const;
const credit = { ...open, id: 4, kind: 'tax-credit' } as const;
const programs = [credit, closing, open, second];

describe('appliedProgram', () => {
  const matches = { programs, defaultId: 1 };

  it.each([
    ['the named program', 2, second],
    ['a named program that may not be the default', 3, closing],
    ['the default program if none is named', null, open],
    ['the default program if the named one does not match', 99, open],
    ['the default program instead of a tax credit', 4, open],
  ])('applies %s', (_, id, expected) => {
    expect(appliedProgram(matches, id)).toBe(expected);
  });

  it('applies no program if there is no default and the URL contains none', () => {
    const undecided = { programs, defaultId: null };
    expect(appliedProgram(undecided, null)).toBeUndefined();
    expect(appliedProgram(undecided, 99)).toBeUndefined();
    expect(appliedProgram(undecided, 2)).toBe(second);
    expect(appliedProgram({ programs: [], defaultId: null }, 1)).toBeUndefined();
  });
});

describe('firstTowardPrice', () => {
  it('returns the first match that pays toward the price', () => {
    expect(firstTowardPrice(programs)).toBe(open);
    expect(firstTowardPrice([credit, closing])).toBeUndefined();
    const unstated = { ...open, pays: null };
    expect(firstTowardPrice([closing, unstated, open])).toBe(unstated);
  });
});

describe('choosablePrograms', () => {
  it('returns all matches except tax credits, in rank order', () => {
    expect(choosablePrograms(programs)).toEqual([closing, open, second]);
  });
});

describe('uncheckedProgram', () => {
  const details = programDetails(sampleProgram({ maxAmount: 10_000, maxPercent: 4 }), today);

  it("returns the program's own cap and marks every rule as not checked yet", () => {
    const unchecked = uncheckedProgram(details, austin);
    const cap = { cap: 10_000, maxPercent: 4, percentOf: details.percentOf, pays: null };
    expect(unchecked).toMatchObject({ id: details.id, hasCheck: true, ...cap });
  });

  it('contains the fields that determine the loan and the cash at closing', () => {
    const firstMortgage = { types: ['fha' as const], from: null };
    const program = sampleProgram({ firstMortgage, pays: 'both' });
    const unchecked = uncheckedProgram(programDetails(program, today), austin);
    expect(unchecked).toMatchObject({ firstMortgage, pays: 'both' });
  });

  it.each([
    ['in the county', { state: 'TX', counties: ['48453'] }, true],
    ['where the buyer must still check the city limits', { cities: ['Austin'] }, true],
    ['in another county', { state: 'TX', counties: ['48201'] }, false],
    ['in another state', { state: 'FL' }, false],
    ['in an excluded state', { exceptStates: ['TX'] }, false],
    ['that must lie outside an excluded city', { exceptCities: ['Austin'] }, true],
  ])('serves a home %s with coverage %o: %s', (_, coverage, isCounted) => {
    const given = programDetails(sampleProgram({ maxAmount: 10_000, coverage }), today);
    expect(uncheckedProgram(given, austin) !== null).toBe(isCounted);
  });

  it('returns null for a tax credit', () => {
    expect(uncheckedProgram({ ...details, kind: 'tax-credit' }, austin)).toBeNull();
  });
});
