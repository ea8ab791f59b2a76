import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages } from './pages.ts';
import { termsBlock } from './terms-block.ts';

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
