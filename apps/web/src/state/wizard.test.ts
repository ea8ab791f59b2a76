import { firstPage, QuestionName, wizardPages } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { addressOf, editAddress, nextAddress, pageAtAddress, previousAddress } from './wizard.ts';

describe('pageAtAddress', () => {
  it('finds each page of the way at its own address', () => {
    const questions = wizardPages.filter(({ question }) => question !== null);
    expect(questions.map((page) => pageAtAddress(addressOf(page)))).toEqual(questions);
    expect(pageAtAddress('/quote/programs/12')?.path).toBe('programs/:programId');
  });

  it.each(['/', '/quote', '/quote/', '/quote/home-info/garden', '/home-info/type', '/privacy'])(
    'finds none at %s',
    (address) => expect(pageAtAddress(address)).toBeUndefined(),
  );
});

describe('the ways on and back', () => {
  it('lead along the list', () => {
    const price = pageAtAddress('/quote/home-info/price');
    expect(nextAddress(price)).toBe('/quote/financial-info/household-income');
    expect(previousAddress(price)).toBe('/quote/home-info/plans');
  });

  it('end at its ends and beside it', () => {
    expect(previousAddress(firstPage)).toBeNull();
    expect(nextAddress(wizardPages.at(-1))).toBeNull();
    expect(nextAddress(undefined)).toBeNull();
  });
});

describe('editAddress', () => {
  it('opens each question to be edited', () => {
    for (const name of QuestionName.options) {
      const { pathname, searchParams } = new URL(editAddress(name), 'http://localhost');
      expect(pageAtAddress(pathname)?.question).toBe(name);
      expect(searchParams.has('edit')).toBe(true);
    }
  });
});
