import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open, type PageOfProduct } from './pages.ts';
import { isPictured, picture } from './pictures.ts';

const landing = { name: 'landing', address: '/', heading: 'Your path' };
const question = { name: 'question', address: '/quote/home-info/type', heading: 'Home Type' };
const { programs, calculator, preApproval } = laterPages;

const pages = {
  light: { first: [landing, question], later: [preApproval] },
  dark: { first: [landing, question], later: [programs, calculator] },
} as const;

const outcomes: Readonly<Record<string, StoredDraft>> = {
  'line-of-credit': {
    calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
  },
  amortization: {
    downPayment: 100_000,
    calculator: calculatorSettings({ propertyTax: 0.025, insurance: 0.005 }),
  },
  'three-years-loc': {
    homePrice: 600_000,
    downPayment: 45_000,
    calculator: calculatorSettings({ propertyTax: 0.021, insurance: 0.006 }),
  },
  'did-not-qualify': {
    downPayment: 20_000,
    calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
  },
};

const tag = '@phone';

for (const colorScheme of isPictured ? (['light', 'dark'] as const) : []) {
  test(`takes screenshots of individual pages in ${colorScheme} mode`, { tag }, async ({
    haveDraft,
    page,
  }) => {
    const take = async (pagesOfProduct: readonly PageOfProduct[]) => {
      for (const pageOfProduct of pagesOfProduct) {
        await open(page, pageOfProduct);
        await picture(page, `pages/${pageOfProduct.name}-${colorScheme}`);
      }
    };
    await page.emulateMedia({ colorScheme });
    await take(pages[colorScheme].first);
    await haveDraft(completeDraft());
    await take(pages[colorScheme].later);
  });

  for (const [name, draft] of Object.entries(outcomes)) {
    test(`takes a screenshot of the ${name} outcome in ${colorScheme} mode`, { tag }, async ({
      haveDraft,
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await haveDraft(completeDraft(draft));
      await open(page, laterPages.calculator);
      await picture(page, `calculator/${name}-${colorScheme}`);
    });
  }
}

if (isPictured) {
  test('takes a screenshot of the location box', { tag }, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft({ homeLocation: null }));
    await page.goto('/quote/home-info/location');
    await onPage(page, 'Home Location');
    await page.getByRole('combobox').fill('787');
    await expect(page.getByRole('option')).toHaveCount(20);
    await picture(page, 'pages/location-light');
  });
}
