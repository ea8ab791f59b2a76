import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { canTakeRequest } from './can-take-request.ts';

function licensedIn(licensedStates: Brand['legal']['licensedStates']): Pick<Brand, 'legal'> {
  return {
    legal: {
      company: 'A lender',
      nmlsNumber: '1234',
      licensedStates,
      licenses: {},
      insurance: null,
      equalHousing: 'Equal housing opportunity',
      notice: null,
      postalAddress: null,
    },
  };
}

describe('canTakeRequest', () => {
  it('accepts a home in a licensed state', () => {
    expect(canTakeRequest(licensedIn(['CA', 'TX']), 'TX')).toBe(true);
  });

  it('rejects a home in a state without a license', () => {
    expect(canTakeRequest(licensedIn(['CA', 'TX']), 'NY')).toBe(false);
  });

  it('rejects every home when the company has no license', () => {
    expect(canTakeRequest(licensedIn([]), 'TX')).toBe(false);
  });

  it('accepts every state when the license list is null', () => {
    expect(canTakeRequest(licensedIn(null), 'NY')).toBe(true);
  });
});
