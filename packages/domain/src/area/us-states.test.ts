import { expect, it } from 'vitest';
import { usState } from './us-states.ts';

it('finds a state by its code and nothing by an unknown code', () => {
  expect(usState('TX')).toMatchObject({
    name: 'Texas',
    agencyWebsite: 'https://thetexashomebuyerprogram.com',
  });
  expect(usState('XX')).toBeUndefined();
});
