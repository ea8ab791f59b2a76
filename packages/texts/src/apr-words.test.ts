import type { AprFacts } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { aprWords } from './apr-words.ts';
import { compileCatalog } from './compile.ts';
import { trueCost } from './en/true-cost.ts';
import { formatsOf } from './formats.ts';
import { speak } from './speak.ts';

const text = speak<typeof trueCost>('en', compileCatalog(trueCost));

const counted: AprFacts = {
  apr: 7.1,
  loanType: 'Conventional',
  isInsuranceUnknown: false,
  isAboveLimits: false,
  insuredMonths: 95,
  upFront: 0,
  points: 0,
  lenderFees: 2_640,
  areFeesAssumed: true,
  prepaidInterestDays: 15,
};

function said(changes: Partial<AprFacts>) {
  return aprWords({ ...counted, ...changes }, text, formatsOf('en'));
}

describe('aprWords', () => {
  it('returns a label, a rate with two decimal places, and one line about what the APR includes', () => {
    expect(said({})).toEqual({
      label: 'APR, estimated',
      value: '7.10%',
      line: 'Includes mortgage insurance for 95 months and lender charges of about 1%.',
    });
  });

  it.each([
    [{ areFeesAssumed: false }, 'mortgage insurance for 95 months and lender charges of $2,640'],
    [{ lenderFees: 0, areFeesAssumed: false }, 'mortgage insurance for 95 months'],
    [{ insuredMonths: 0 }, 'lender charges of about 1%'],
    [
      { insuredMonths: 1, points: 1_320.4 },
      'mortgage insurance for 1 month, points of $1,320, and',
    ],
    [
      { loanType: 'FHA', insuredMonths: 360, upFront: 6_868.75 },
      'mortgage insurance for 360 months, an up-front fee of $6,869, and lender charges',
    ],
    [{ loanType: 'USDA', insuredMonths: 360 }, 'the USDA fee for 360 months and lender charges'],
    [{ insuredMonths: 0, lenderFees: 0 }, '15 days of interest before the first month'],
    [{ insuredMonths: 0, lenderFees: 0, prepaidInterestDays: 0 }, 'no charges besides interest'],
  ])('states what the APR includes for %o', (changes, parts) => {
    expect(said(changes).line).toContain(`Includes ${parts}`);
  });

  it('states why the APR is unknown, and shows no rate', () => {
    expect(said({ apr: null, isInsuranceUnknown: true })).toEqual({
      label: 'APR, estimated',
      value: 'Not known',
      line: 'APR not known: mortgage insurance is missing',
    });
    expect(said({ apr: null }).line).toMatch(/^APR not known: the charges/);
    const above = said({ apr: null, isAboveLimits: true, isInsuranceUnknown: true });
    expect(above.line).toBe('APR not known: the loan is above the limits');
  });
});
