import { answerOf, expectSomeoneToCall } from './calculator.ts';
import { completeDraft, sanJoseBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { picture } from './pictures.ts';

const folder = 'a-repeat-buyer-in-san-jose';

test('a repeat buyer in San Jose does not qualify, and learns why and what to do', {
  tag: '@phone',
}, async ({ haveDraft, page }) => {
  await haveDraft(completeDraft(sanJoseBuyer));

  await test.step('She sees what may help, and what would open more', async () => {
    await open(page, laterPages.programs);
    await expect(page.getByRole('region', { name: /^Fits now/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Ask the agency first/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What opens more' })).toBeVisible();
    await picture(page, `${folder}/1-programs`);
    await page.getByRole('link', { name: 'Estimate Savings' }).click();
    await onPage(page, laterPages.calculator.heading);
  });

  const answer = answerOf(page, 'Did Not Qualify');
  await test.step('She reads what she did not qualify for, and what she can have', async () => {
    await expect(answer).toContainText(
      /for monthly payment lowering\. A traditional VA loan would cost \$[\d,.]+ a month\./,
    );
    await expect(page.getByRole('heading', { name: 'MORTGAGE PAYMENT', exact: true })).toHaveCount(
      0,
    );
    await expect(answer.getByText('TRADITIONAL PAYMENT')).toBeVisible();
    await expect(answer.locator('[data-payment]').last()).toHaveText(/^\$[\d,.]+\/month$/);
    await expect(answer).not.toContainText('lowers your monthly payments');
    await picture(page, `${folder}/2-calculator`);
  });

  await test.step('She reads what would change it, and what she would owe then', async () => {
    await expect(answer).toContainText(/Increase your down payment by \$[\d,.]+/);
    await expect(answer).toContainText(/to reduce your monthly payments by \$[\d,.]+ a month/);
    await expect(answer).toContainText(
      /for \d years instead of \$[\d,.]+\..* Then you pay \$[\d,.]+, with \$[\d,.]+ owed/,
    );
    await expect(answer).toContainText(/a home for \$[\d,]+ or less would qualify/);
    await expect(answer.getByRole('button', { name: 'Increase Down Payment' })).toBeVisible();
  });

  await test.step('She sees the cash that she needs, and who to call', async () => {
    await expect(
      page.getByRole('heading', { name: /^You are \$[\d,.]+ short at closing$/ }),
    ).toBeVisible();
    await expectSomeoneToCall(page);
  });
});
