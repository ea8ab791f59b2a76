import { openDetail, openPart, partOf } from './calculator.ts';
import { completeDraft, detroitBuyer, type StoredDraft, tampa } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

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

const OLD_BILL = 'For the rest of the year of the sale, the old owner’s bill is charged.';
const HOUSE = /^The insurance rate is that of a house\./;

interface Buyer {
  readonly draft: StoredDraft;
  readonly says: readonly (string | RegExp)[];
  readonly saysNot: readonly (string | RegExp)[];
}

const buyers: Record<string, Buyer> = {
  'Detroit, with the rate of the city': {
    draft: completeDraft(detroitBuyer),
    says: [/^Property tax: the rate after a sale, 2024, for a main home\./, OLD_BILL],
    saysNot: [HOUSE, /^A new owner may pay/, /the bill is reset/],
  },
  'a condo in Tampa, with the rate of the county': {
    draft: completeDraft({ homeLocation: tampa }),
    says: [/the rate after a sale, 2025, with a main home’s exemption\./, OLD_BILL, HOUSE],
    saysNot: [/^A new owner may pay/, /the bill is reset/],
  },
  // 1.9818 % of $400,000 - $67,146.
  'Austin, with the bill of a new owner next to the rate': {
    draft: completeDraft(),
    says: [
      /^Property tax: what a typical owner in the county pays/,
      /^A new owner may pay about \$6,597 a year/,
      OLD_BILL,
    ],
    saysNot: [/after a sale, 20/, /the bill is reset/],
  },
  'Maryland, where the county has no rate after a sale': {
    draft: completeDraft({ homeLocation: howard }),
    says: [
      /^Property tax: what a typical owner in the county pays/,
      'In Maryland the bill is reset after a sale and is often much higher than the seller’s. Ask the city for its estimate.',
    ],
    saysNot: [OLD_BILL, /^A new owner may pay/],
  },
  'a rate that has changed since the buyer chose the location': {
    draft: completeDraft({ homeLocation: { ...tampa, property_tax: 0.00836 } }),
    says: ['Our rate here is now 1.648%. Choose the location again to use it.'],
    saysNot: [/after a sale, 20/, OLD_BILL],
  },
};

for (const [name, { draft, says, saysNot }] of Object.entries(buyers)) {
  test(`says what the property tax is based on: ${name}`, async ({ haveDraft, page }) => {
    await haveDraft(draft);
    await open(page, laterPages.calculator);
    await openDetail(page, 'Each month');
    const month = page.locator('[data-detail="eachMonth"]');
    for (const words of says) await expect(month.getByText(words)).toBeVisible();
    for (const words of saysNot) await expect(month.getByText(words)).toHaveCount(0);

    await month.getByRole('button', { name: 'Change these rates' }).click();
    await expect(page.getByLabel('Property tax per year')).toBeVisible();
    await page.getByLabel('Property tax per year').fill('2');
    await expect(month.getByText(/^Property tax: /)).toHaveCount(0);
  });
}

test('names flood insurance, with FEMA’s map', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homeLocation: tampa }));
  await open(page, laterPages.calculator);
  await openPart(page, 'What this leaves out');
  const flood = partOf(page, 'What this leaves out').getByRole('listitem').filter({
    hasText: 'Flood insurance, if the home lies in a flood zone.',
  });
  await expect(flood.getByRole('link')).toHaveAttribute('href', 'https://msc.fema.gov/portal/home');
});
