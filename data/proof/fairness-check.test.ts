import { expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { fairnessCheck } from './fairness-check.ts';

it('matches the result on the proof page', () => {
  const { fairness } = shippedReference().tests;
  expect(fairness, 'run `node data/proof/main.ts`').toEqual(fairnessCheck());
});
