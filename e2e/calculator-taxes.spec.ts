import { detroitBuyer, type StoredDraft, tampa } from './drafts.ts';
import { expect, test } from './test.ts';

/** A county of a state that resets the bill after a sale, without a rate of its own. */
const howard = {
  id: 2_104_424_027,
  zipcode: '21044',
  county_code: 24_027,
  city: 'Columbia',
  county: 'Howard County',
  state: 'MD',
  property_tax: 0.01182,
  insurance_rate: 0.00303,
};

const OLD_BILL = 'For the rest of the year of the sale, the seller’s bill applies.';
const HOUSE = /^The insurance rate is for a house\./;

interface Example {
  readonly draft: StoredDraft;
  readonly says: readonly (string | RegExp)[];
  readonly saysNot: readonly (string | RegExp)[];
}

const examples: Record<string, Example> = {
  'Detroit, with the rate of the city': {
    draft: detroitBuyer,
    says: [/^Property tax: the rate after a sale, 2024, for a main home\./, OLD_BILL],
    saysNot: [HOUSE, /^A new owner may pay/, /the bill is reset/],
  },
  'a condo in Tampa, with the rate of the county': {
    draft: { homeLocation: tampa },
    says: [/the rate after a sale, 2025, with a main home’s exemption\./, OLD_BILL, HOUSE],
    saysNot: [/^A new owner may pay/, /the bill is reset/],
  },
  // 1.9818 % of $400,000 - $67,146.
  'Austin, with the bill of a new owner next to the rate': {
    draft: {},
    says: [
      /^Property tax: what a typical owner in the county pays/,
      /^A new owner may pay about \$6,597 a year/,
      OLD_BILL,
    ],
    saysNot: [/after a sale, 20/, /the bill is reset/],
  },
  'Maryland, where the county has no rate after a sale': {
    draft: { homeLocation: howard },
    says: [
      /^Property tax: what a typical owner in the county pays/,
      'In Maryland the bill is reset after a sale and is often much higher than the seller’s. Ask the city for its estimate.',
    ],
    saysNot: [OLD_BILL, /^A new owner may pay/],
  },
  'a rate that has changed since the buyer chose the location': {
    draft: { homeLocation: { ...tampa, property_tax: 0.00836 } },
    says: ['Our rate here is now 1.648%. Choose the location again to use it.'],
    saysNot: [/after a sale, 20/, OLD_BILL],
  },
};

for (const [name, { draft, says, saysNot }] of Object.entries(examples)) {
  test(`says what the property tax is based on: ${name}`, async ({ buyer, page }) => {
    await buyer.startsAt('calculator', draft);
    await buyer.opensDetail('Each month');
    const month = page.locator('[data-detail="eachMonth"]');
    for (const words of says) await expect(month.getByText(words)).toBeVisible();
    for (const words of saysNot) await expect(month.getByText(words)).toHaveCount(0);

    await month.getByRole('button', { name: 'Change these rates' }).click();
    await expect(buyer.field('Property tax per year')).toBeVisible();
    await buyer.enters('Property tax per year', '2');
    await expect(month.getByText(/^Property tax: /)).toHaveCount(0);
  });
}

test('names flood insurance, with FEMA’s map', async ({ buyer, page }) => {
  await buyer.startsAt('calculator', { homeLocation: tampa });
  await buyer.opensPart('What this leaves out');
  const flood = page.getByRole('listitem').filter({
    hasText: 'Flood insurance, if the home lies in a flood zone.',
  });
  await expect(flood.getByRole('link')).toHaveAttribute('href', 'https://msc.fema.gov/portal/home');
});
