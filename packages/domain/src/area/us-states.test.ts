import { expect, it } from 'vitest';
import { usState } from './us-states.ts';

it('finds a state by its code and returns undefined for an unknown code', () => {
  expect(usState('TX')).toMatchObject({
    name: 'Texas',
    agencyWebsite: 'https://thetexashomebuyerprogram.com',
    agencyPhone: '8007921119',
  });
  expect(usState('XX')).toBeUndefined();
});
