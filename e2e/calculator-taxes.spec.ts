import { detroitBuyer, type StoredDraft, tampa } from './drafts.ts';
import { expect, test } from './test.ts';

/** A county without its own tax rate, in a state that reassesses a home after a sale. */
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
  readonly shown: readonly (string | RegExp)[];
  readonly hidden: readonly (string | RegExp)[];
}

const examples: Record<string, Example> = {
  'Detroit, with the rate of the city': {
    draft: detroitBuyer,
    shown: [/^Property tax: the rate after a sale, 2024, for a main home\./, OLD_BILL],
    hidden: [HOUSE, /^A new owner may pay/, /the bill is reset/],
  },
  'a condo in Tampa, with the rate of the county': {
    draft: { homeLocation: tampa },
    shown: [/the rate after a sale, 2025, with a main home’s exemption\./, OLD_BILL, HOUSE],
    hidden: [/^A new owner may pay/, /the bill is reset/],
  },
  // The new owner's bill is 1.9818 % of $332,854, which is $400,000 minus $67,146.
  'Austin, with the bill of a new owner next to the rate': {
    draft: {},
    shown: [
      /^Property tax: what a typical owner in the county pays/,
      /^A new owner may pay about \$6,597 a year/,
      OLD_BILL,
    ],
    hidden: [/after a sale, 20/, /the bill is reset/],
  },
  'Maryland, where the county has no rate after a sale': {
    draft: { homeLocation: howard },
    shown: [
      /^Property tax: what a typical owner in the county pays/,
      'In Maryland the bill is reset after a sale and is often much higher than the seller’s. Ask the city for its estimate.',
    ],
    hidden: [OLD_BILL, /^A new owner may pay/],
  },
  'a rate that has changed since the buyer chose the location': {
    draft: { homeLocation: { ...tampa, property_tax: 0.00836 } },
    shown: ['Our rate here is now 1.648%. Choose the location again to use it.'],
    hidden: [/after a sale, 20/, OLD_BILL],
  },
};

for (const [name, { draft, shown, hidden }] of Object.entries(examples)) {
  test(`explains how the property tax is calculated for ${name}`, {
    tag: draft === detroitBuyer ? [] : '@full',
  }, async ({ buyer, page }) => {
    await buyer.startsAt('calculator', draft);
    await buyer.opensDetail('Each month');
    const month = page.locator('[data-detail="eachMonth"]');
    for (const words of shown) await expect(month.getByText(words)).toBeVisible();
    for (const words of hidden) await expect(month.getByText(words)).toHaveCount(0);

    await month.getByRole('button', { name: 'Change these rates' }).click();
    await expect(buyer.field('Property tax per year')).toBeVisible();
    await buyer.enters('Property tax per year', '2');
    await expect(month.getByText(/^Property tax: /)).toHaveCount(0);
  });
}

test('lists flood insurance, with a link to FEMA’s map', async ({ buyer, page }) => {
  await buyer.startsAt('calculator', { homeLocation: tampa });
  await buyer.opensPart('What this leaves out');
  const flood = page.getByRole('listitem').filter({
    hasText: 'Flood insurance, if the home lies in a flood zone.',
  });
  await expect(flood.getByRole('link')).toHaveAttribute('href', 'https://msc.fema.gov/portal/home');
});
