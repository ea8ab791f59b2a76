import { firstPage, questionNames, wizardPages } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { addressOf, editAddress, nextAddress, pageAtAddress, previousAddress } from './wizard.ts';

describe('pageAtAddress', () => {
  it('finds each wizard page at its URL', () => {
    const questions = wizardPages.filter(({ question }) => question !== null);
    expect(questions.map((page) => pageAtAddress(addressOf(page)))).toEqual(questions);
    expect(pageAtAddress('/quote/programs/12')?.path).toBe('programs/:programId');
  });

  it.each(['/', '/quote', '/quote/', '/quote/home-info/garden', '/home-info/type', '/privacy'])(
    'returns undefined for the URL %s',
    (address) => expect(pageAtAddress(address)).toBeUndefined(),
  );
});

describe('nextAddress and previousAddress', () => {
  it("returns the next and previous URLs in the order of the wizard's pages", () => {
    const price = pageAtAddress('/quote/home-info/price');
    expect(nextAddress(price)).toBe('/quote/financial-info/household-income');
    expect(previousAddress(price)).toBe('/quote/home-info/plans');
  });

  it('returns null at both ends of the wizard and outside the wizard', () => {
    expect(previousAddress(firstPage)).toBeNull();
    expect(nextAddress(wizardPages.at(-1))).toBeNull();
    expect(nextAddress(undefined)).toBeNull();
  });
});

describe('editAddress', () => {
  it('returns the URL that opens a question for editing', () => {
    for (const name of questionNames) {
      const { pathname, searchParams } = new URL(editAddress(name), 'http://localhost');
      expect(pageAtAddress(pathname)?.question).toBe(name);
      expect(searchParams.has('edit')).toBe(true);
    }
  });
});
