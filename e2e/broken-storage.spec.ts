import type { BrowserContext } from '@playwright/test';
import { alerts } from './alert.ts';
import { buyers } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage } from './pages.ts';
import { startQuote } from './wizard.ts';

const buyer = buyers['a teacher in Austin'];

const troubles: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'is blocked': (context) =>
    context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }),
  'is full': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    }),
};

for (const [trouble, bringAbout] of Object.entries(troubles)) {
  test(`storage that ${trouble} stops nobody`, async ({ context, page }) => {
    await bringAbout(context);
    await startQuote(page, buyer);
    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await onPage(page, laterPages.programs.heading);

    await expect(alerts(page)).toContainText('Error');
    await expect(alerts(page)).toContainText(
      'Something went wrong while trying to save the quote.',
    );
  });
}

const rubbish = ['', 'undefined', '{', '[]', '7', '"draft"', '{"homeColor":"red"}'];

test('storage that holds rubbish counts as no quote in progress', async ({ page, store }) => {
  for (const draft of rubbish) {
    // The first question, where one still open, would begin a quote in place of the rubbish.
    await page.goto('about:blank');
    await store({ 'latchkey.draft': draft, quotes: draft });
    await page.goto('/quote/confirmation');
    await expect(page).toHaveURL('/quote/home-info/type');
  }
});

test('of a draft of another shape what can be read is kept', async ({ haveDraft, page }) => {
  await haveDraft({
    homeType: 'castle',
    homePrice: 'a lot',
    homeLocation: { zipcode: '78704' },
    profession: 'teacher',
    calculator: { term: 99 },
    householdIncome: 74_000,
    shoeSize: 9,
  });
  await page.goto('/quote/confirmation');
  await onPage(page, 'Confirm Info');
  await expect(page.getByText('Not answered yet')).toHaveCount(9);
  await expect(page.getByText('$74,000')).toBeVisible();
});

test('rubbish among the saved quotes does not keep one from being saved', async ({
  page,
  store,
}) => {
  await store({ quotes: '[{"id":1},null,"quote"]' });
  await startQuote(page, buyer);
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await onPage(page, laterPages.programs.heading);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
  expect(saved).toMatchObject([{ homePrice: buyer.homePrice }]);
});
