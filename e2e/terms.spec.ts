import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, laterPages, open, type PageOfProduct } from './pages.ts';
import { termsBlock } from './terms-block.ts';

const MONTHLY = /\$[\d,]+(\.\d\d)?\s*(\/\s*month|a month|per month|monthly)/i;
/** Nobody is approved here: the button of that name asks for it. */
const PROMISE = /(pre-?\s?approved)(?<!Get Pre Approved)|(are|been|were|’re|'re) approved/i;
const wanted = ['Loan amount', 'Down payment', 'Term', 'Interest rate', 'APR'];

const pages: readonly (PageOfProduct & { draft?: StoredDraft })[] = [
  ...everyPage,
  {
    ...laterPages.calculator,
    name: 'calculator that says no',
    draft: { downPayment: 1, calculator: calculatorSettings() },
  },
];

for (const { draft, ...pageOfProduct } of pages) {
  test(`no payment stands without its terms: ${pageOfProduct.name}`, async ({
    haveDraft,
    page,
  }) => {
    await haveDraft(completeDraft(draft));
    await open(page, pageOfProduct);
    const [words = ''] = await page.locator('body').allTextContents();
    const marked = await page.locator('[data-payment]').count();
    const isTold = marked > 0 || MONTHLY.test(words);
    await expect(termsBlock(page)).toHaveCount(isTold ? 1 : 0);
    for (const term of isTold ? wanted : []) {
      const terms = termsBlock(page).getByRole('term').filter({ hasText: term });
      await expect(terms).not.toHaveCount(0);
    }
    expect(words).not.toMatch(PROMISE);
  });
}

for (const address of ['/', '/example', laterPages.calculator.address]) {
  test(`the terms on ${address} are as prominent as is asked for`, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft());
    await page.goto(address);
    const terms = termsBlock(page);
    await expect(terms).toContainText('Traditional mortgage');
    await expect(terms).toContainText('With monthly payment lowering');
    await expect(terms).toContainText(/Taxes and insurance are (not )?inside/i);
    await expect(terms).toContainText(/Owed on the (line of credit|second loan) after year \d/);
    await expect(terms).toContainText('the same as the rate: no fees are added here');
  });
}

test('the promise of up to 30% is one click away from its worked example', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See a worked example' }).click();
  await expect(page).toHaveURL('/example');
  for (const figure of ['$2,497.02', '$1,647.02', '34.04%']) {
    await expect(page.getByText(figure).first()).toBeVisible();
  }
  await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);
});
