import { expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { fairnessCheck } from './fairness-check.ts';

it('gives the result that the page about proof shows', () => {
  const { fairness } = shippedReference().tests;
  expect(fairness, 'run `node data/proof/main.ts`').toEqual(fairnessCheck());
});
