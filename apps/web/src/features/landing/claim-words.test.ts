import { claimedSavings, SiteProduct } from '@latchkey/domain';
import { plainProduct, sampleProduct } from '@latchkey/domain/samples';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { claimWords } from './claim-words.ts';

afterEach(() => setLocale('en'));

const claimOf = (product: SiteProduct) => claimWords(claimedSavings(product), product);

it('states next to the savings that the buyer borrows that money and pays interest', () => {
  expect(claimOf(sampleProduct)).toBe(
    'Pay up to 30% less each month for 3 years by borrowing your taxes and insurance. You pay it back with interest: <a>see how much</a>.',
  );
});

it('states in Spanish that the buyer borrows the savings and pays interest', async () => {
  await setLocale('es');
  expect(claimOf(sampleProduct)).toMatch(/30%.*3 años.*con intereses: <a>/);
});

it('states the number of years in the site’s own example', () => {
  const { loweredPayment } = sampleProduct;
  const product = SiteProduct.parse({
    ...sampleProduct,
    loweredPayment: { ...loweredPayment, lengths: ['5 years'] },
  });
  expect(claimOf(product)).toMatch(/^Pay up to \d+% less each month for 5 years by borrowing/);
});

it('makes no claim if there is no lowered payment, or if that payment saves too little', () => {
  const plain = /^Compare your payment with and without down payment help/;
  expect(claimOf(plainProduct)).toMatch(plain);
  expect(claimWords(null, sampleProduct)).toMatch(plain);
});
