import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { canTakeRequest } from './can-take-request.ts';

function licensedIn(licensedStates: Brand['legal']['licensedStates']): Pick<Brand, 'legal'> {
  return {
    legal: {
      company: 'A lender',
      nmlsNumber: '1234',
      licensedStates,
      equalHousing: 'Equal housing opportunity',
      notice: null,
    },
  };
}

describe('canTakeRequest', () => {
  it('takes a request for a home in a state of the licence', () => {
    expect(canTakeRequest(licensedIn(['CA', 'TX']), 'TX')).toBe(true);
  });

  it('takes none for a home in another state', () => {
    expect(canTakeRequest(licensedIn(['CA', 'TX']), 'NY')).toBe(false);
  });

  it('takes none where the company is licensed nowhere', () => {
    expect(canTakeRequest(licensedIn([]), 'TX')).toBe(false);
  });

  it('takes requests for every state where the licence names none', () => {
    expect(canTakeRequest(licensedIn(null), 'NY')).toBe(true);
  });
});
