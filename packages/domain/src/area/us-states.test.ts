import { expect, it } from 'vitest';
import { usState } from './us-states.ts';

it('knows a state by its letters, and no other letters', () => {
  expect(usState('TX')).toMatchObject({
    name: 'Texas',
    agencyWebsite: 'https://thetexashomebuyerprogram.com',
  });
  expect(usState('XX')).toBeUndefined();
});
