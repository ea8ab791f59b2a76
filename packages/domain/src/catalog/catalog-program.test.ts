import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { programDetails } from '../programs/program-details.ts';
import { CatalogProgram } from './catalog-program.ts';

const accepts = (changes: object) =>
  CatalogProgram.safeParse({ ...sampleProgram(), ...changes }).success;

describe('CatalogProgram', () => {
  it.each([null, '', 'https://example.org/'])('accepts the website %j', (website) => {
    const program = CatalogProgram.parse({ ...sampleProgram(), website });
    expect(programDetails(program, today).website).toBe(website);
  });

  it.each(['example.org', 'javascript:alert(1)', ' '])('rejects the website %j', (website) => {
    expect(accepts({ website })).toBe(false);
  });

  it('treats a missing fact as unknown', () => {
    const {
      provider,
      firstMortgage,
      maxFirstMortgage,
      combines,
      pays,
      tiers,
      contact,
      statusCheckedOn,
      opensOn,
      closesOn,
      rules: { incomeOf, conditions, ...rules },
      coverage: { exceptCities, ...coverage },
      ...program
    } = sampleProgram();

    expect(CatalogProgram.parse({ ...program, rules, coverage })).toEqual({
      ...sampleProgram(),
      provider: 'lender',
      statusCheckedOn: null,
    });
  });

  it.each([
    ['8558273466', true],
    [null, true],
    ['855-827-3466', false],
    ['855827346', false],
    ['18558273466', false],
  ])('accepts the phone number %j: %s', (phone, expected) => {
    const contact = { phone, applyThrough: 'lender', classUrl: null };
    expect(accepts({ contact })).toBe(expected);
  });

  it.each([
    [null, true],
    [{ limit: 832_750 }, true],
    ['fha-limit', true],
    ['conforming-limit', true],
    ['va-limit', false],
    [{ limit: 0.5 }, false],
  ])('accepts the cap %j on the first mortgage: %s', (maxFirstMortgage, expected) => {
    expect(accepts({ maxFirstMortgage })).toBe(expected);
  });

  it.each([
    ['price', true],
    ['closing', true],
    ['both', true],
    [null, true],
    ['points', false],
  ])('accepts %j as the costs that the money may pay: %s', (pays, expected) => {
    expect(accepts({ pays })).toBe(expected);
  });
});
