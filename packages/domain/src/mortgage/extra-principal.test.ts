import { expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { noExtras } from '../loan/extras.ts';
import { comparePayments } from './compare-payments.ts';
import { extraPrincipalSavings } from './extra-principal.ts';

function savings(extraPrincipal: number, changes: Parameters<typeof sampleFacts>[0] = {}) {
  const extras = { ...noExtras, extraPrincipal };
  const { traditional, firstLoan } = comparePayments(sampleFacts(changes), {
    applied: null,
    extras,
  });
  return extraPrincipalSavings(traditional, firstLoan);
}

it('saves nothing without extra principal', () => {
  const { months, interest } = savings(0);
  expect(months).toBe(0);
  expect(interest).toBeCloseTo(0, 4);
});

it('ends a $320,000 loan at 6.375% 79 months early with $200 of extra principal a month', () => {
  const { months, interest } = savings(200);
  expect(months).toBe(79);
  expect(interest).toBeCloseTo(102194.09, 2);
});

it('saves all interest after the first payment if that payment pays off the loan', () => {
  const { months, interest } = savings(400_000);
  expect(months).toBe(359);
  expect(interest).toBeGreaterThan(0);
});

it('saves no interest if there is no loan', () => {
  expect(savings(100, { downPayment: 400_000 }).interest).toBe(0);
});
