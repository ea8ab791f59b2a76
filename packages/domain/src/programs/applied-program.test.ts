import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { austin } from '../../test/quote-samples.ts';
import { appliedProgram, choosablePrograms, uncheckedProgram } from './applied-program.ts';
import type { MatchedProgram } from './matched-program.ts';
import { programDetails } from './program-details.ts';
import type { Ranked } from './ranking.ts';

type Offer = Ranked & Pick<MatchedProgram, 'verifyFirst'>;

const open: Offer = {
  id: 1,
  fullName: 'Open',
  kind: 'grant',
  provider: 'public',
  status: 'open',
  hasCheck: false,
  verifyFirst: false,
  maxAmount: 10_000,
};
const second: Offer = { ...open, id: 2, fullName: 'Second', maxAmount: 5_000 };
const waiting: Offer = { ...open, id: 3, fullName: 'Waiting', status: 'waitlist' };
const credit: Offer = { ...open, id: 4, fullName: 'Credit', kind: 'tax-credit' };
const doubtful: Offer = { ...open, id: 5, hasCheck: true, verifyFirst: true };
const matches = [open, second, waiting, credit, doubtful];

describe('appliedProgram', () => {
  it.each([
    ['the named program', 2, second],
    ['a named program with a waiting list', 3, waiting],
    ['a named program whose facts need verifying', 5, doubtful],
    ['the first-ranked program if none is named', null, open],
    ['the first-ranked program if the named one does not match', 99, open],
    ['the first-ranked program instead of a tax credit', 4, open],
  ])('is %s', (_, id, expected) => {
    expect(appliedProgram(matches, id)).toBe(expected);
  });

  it('is undefined if no match is available now', () => {
    expect(appliedProgram([waiting, credit, doubtful], null)).toBeUndefined();
    expect(appliedProgram([], 1)).toBeUndefined();
  });
});

describe('choosablePrograms', () => {
  it('returns all matches except tax credits, in rank order', () => {
    expect(choosablePrograms(matches)).toEqual([open, second, waiting, doubtful]);
  });
});

describe('uncheckedProgram', () => {
  const details = programDetails(sampleProgram({ maxAmount: 10_000, maxPercent: 4 }), today);

  it("returns the program's own cap and marks every rule as unchecked", () => {
    const unchecked = uncheckedProgram(details, austin);
    const cap = { cap: 10_000, maxPercent: 4, percentOf: details.percentOf, pays: null };
    expect(unchecked).toMatchObject({ id: details.id, hasCheck: true, ...cap });
  });

  it('returns the fields that determine the loan and the cash at closing', () => {
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
  ])('checks the service area %s: %o is %s', (_, coverage, isCounted) => {
    const given = programDetails(sampleProgram({ maxAmount: 10_000, coverage }), today);
    expect(uncheckedProgram(given, austin) !== null).toBe(isCounted);
  });

  it('is null for a tax credit', () => {
    expect(uncheckedProgram({ ...details, kind: 'tax-credit' }, austin)).toBeNull();
  });
});
