import { expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { hiddenAs } from './hidden-program.ts';

const agency = sampleProgram({ slug: 'tx-agency' });
const lender = sampleProgram({ slug: 'us-lender', provider: 'lender' });
const none = { hide: [], hideLenderProducts: false };

it('hides the programs listed in the product file', () => {
  const settings = { ...none, hide: ['tx-agency'] };
  expect(hiddenAs(agency, settings, false)).toBe('program');
  expect(hiddenAs(agency, settings, true)).toBe('program');
  expect(hiddenAs(lender, settings, false)).toBe(null);
  expect(hiddenAs(agency, none, false)).toBe(null);
});

it('hides all lender products at once, but never the operator’s own programs', () => {
  const settings = { hide: ['us-lender'], hideLenderProducts: true };
  expect(hiddenAs(lender, settings, false)).toBe('lender-product');
  expect(hiddenAs(agency, settings, false)).toBe(null);
  expect(hiddenAs(lender, { ...settings, hide: [] }, true)).toBe(null);
});
