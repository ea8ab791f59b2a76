import { expectAccessible } from './accessibility.ts';
import { openPart } from './calculator-parts.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';
import { isPictured, picture } from './pictures.ts';

const outcomes: Readonly<Record<string, { draft: StoredDraft; heading: string }>> = {
  'line-of-credit': {
    draft: { calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }) },
    heading: 'MORTGAGE PAYMENT',
  },
  amortization: {
    draft: {
      downPayment: 100_000,
      calculator: calculatorSettings({ propertyTax: 0.025, insurance: 0.005 }),
    },
    heading: 'MORTGAGE PAYMENT',
  },
  'three-years-loc': {
    draft: {
      homePrice: 600_000,
      downPayment: 45_000,
      calculator: calculatorSettings({ propertyTax: 0.021, insurance: 0.006 }),
    },
    heading: 'MORTGAGE PAYMENT',
  },
  'did-not-qualify': {
    draft: {
      downPayment: 20_000,
      calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
    },
    heading: 'Did Not Qualify',
  },
};

for (const [name, { draft, heading }] of Object.entries(outcomes)) {
  test(`the outcome ${name} is accessible`, { tag: '@phone' }, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft(draft));
    await open(page, laterPages.calculator);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page);
  });

  for (const colorScheme of isPictured ? (['light', 'dark'] as const) : []) {
    test(`a picture of the outcome ${name}, ${colorScheme}`, { tag: '@phone' }, async ({
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

test('the calculator with everything added and opened is accessible', { tag: '@phone' }, async ({
  haveDraft,
  page,
}) => {
  const added = { mortgageInsurance: true, dues: 250, extraPrincipal: 100, closingCosts: 3 };
  await haveDraft(
    completeDraft({
      downPayment: 40_000,
      calculator: calculatorSettings({ ...added, applyAssistance: true, otherDebts: 900 }),
    }),
  );
  await open(page, laterPages.calculator);
  for (const part of ['Every year as a table', 'Your own figures', 'What lenders accept']) {
    await openPart(page, part);
  }
  await page.getByLabel('Interest Rate').fill('99');
  await expectAccessible(page);
});
