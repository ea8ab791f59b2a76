import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open, type PageOfProduct } from './pages.ts';
import { isPictured, picture } from './pictures.ts';

const landing = { name: 'landing', address: '/', heading: 'Your path' };
const question = { name: 'question', address: '/quote/home-info/type', heading: 'Home Type' };
const { programs, calculator, preApproval } = laterPages;

const pictured = {
  light: { first: [landing, question], later: [preApproval] },
  dark: { first: [landing, question], later: [programs, calculator] },
} as const;

for (const colorScheme of isPictured ? (['light', 'dark'] as const) : []) {
  test(`pictures of single pages, ${colorScheme}`, { tag: '@phone' }, async ({
    haveDraft,
    page,
  }) => {
    const take = async (pages: readonly PageOfProduct[]) => {
      for (const pageOfProduct of pages) {
        await open(page, pageOfProduct);
        await picture(page, `pages/${pageOfProduct.name}-${colorScheme}`);
      }
    };
    await page.emulateMedia({ colorScheme });
    await take(pictured[colorScheme].first);
    await haveDraft(completeDraft());
    await take(pictured[colorScheme].later);
  });
}

if (isPictured) {
  test('a picture of the location box', { tag: '@phone' }, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft({ homeLocation: null }));
    await page.goto('/quote/home-info/location');
    await onPage(page, 'Home Location');
    await page.getByRole('combobox').fill('787');
    await expect(page.getByRole('option')).toHaveCount(20);
    await picture(page, 'pages/location-light');
  });
}
