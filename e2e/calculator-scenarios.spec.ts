import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

function scenarios(page: Page) {
  const part = page.getByRole('heading', { name: 'Compare scenarios' }).locator('..');
  return {
    part,
    keep: part.getByRole('button', { name: 'Keep these figures' }),
    table: part.getByRole('table'),
    /** The figures of all scenarios in one row of figures. */
    row: (name: string) => part.getByRole('rowgroup').filter({ hasText: name }).getByRole('cell'),
  };
}

test.beforeEach(async ({ haveDraft }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
});

test('three are kept side by side with their differences, also after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, laterPages.calculator);
  const { keep, table, row, part } = scenarios(page);
  await keep.press('Enter');
  await page.getByLabel('Interest Rate').fill('6');
  await expect(keep).toBeEnabled();
  await keep.press('Enter');
  await page.getByLabel('Down Payment').fill('100000');
  await expect(keep).toBeEnabled();
  await keep.press('Enter');

  const expectThree = async () => {
    await expect(row('Interest Rate')).toHaveText(['6.375%', '6%', '6%']);
    await expect(row('Down Payment')).toHaveText(['$80,000', '$80,000', '$100,000']);
    await expect(table.getByRole('rowgroup').filter({ hasText: 'Home Price' })).not.toContainText(
      'differs',
    );
    for (const name of ['Interest Rate', 'Down Payment', 'Monthly Payment']) {
      await expect(table.getByRole('rowgroup').filter({ hasText: name })).toContainText('differs');
    }
  };
  await expectThree();
  await page.getByLabel('Home Price').fill('410000');
  await expect(part.getByText('Three are kept. Remove one to keep another.')).toBeVisible();
  await expect(keep).toBeDisabled();
  await expectAccessible(page);

  await page.reload();
  await expectThree();
});

test('each has the figures that the page had, and gives them back', async ({ page }) => {
  await open(page, laterPages.calculator);
  const { keep, row, part } = scenarios(page);
  const payment = page.locator('[data-payment]').first();
  await keep.click();
  const [first = ''] = await payment.allTextContents();
  await page.getByRole('combobox', { name: 'Term' }).click();
  await page.getByRole('option', { name: '15 Years' }).click();
  await expect(payment).not.toHaveText(first);
  await keep.click();
  const [second = ''] = await payment.allTextContents();
  const bare = (words: string) => words.replace('/month', '');
  await expect(row('Monthly Payment')).toHaveText([bare(first), bare(second)]);

  await part.getByRole('button', { name: 'Use scenario 1' }).press('Enter');
  await expect(payment).toHaveText(first);
  await expect(page.getByRole('combobox', { name: 'Term' })).toHaveText('30 Years');
  await expect(part.getByRole('columnheader').first()).toContainText('in use');

  await part.getByRole('button', { name: 'Remove scenario 1' }).press('Enter');
  await expect(part.getByRole('columnheader')).toHaveCount(1);
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(row('Monthly Payment')).toHaveText([bare(second)]);
});

test('the help of a program is kept with the scenario', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ downPayment: 40_000 }));
  await open(page, laterPages.calculator);
  const { keep, row, part } = scenarios(page);
  await expect(page.getByText(/^\* Applied/)).toBeVisible();
  await keep.click();
  await expect(row('Help')).not.toHaveText('$0');
  const [amount = ''] = await row('Help').allTextContents();
  await page.getByRole('switch', { name: /^Apply best/ }).click();
  await expect(part.getByRole('columnheader').first()).not.toContainText('in use');
  await keep.click();
  await expect(row('Help')).toHaveText([amount, '$0']);

  await page.reload();
  await expect(row('Help')).toHaveText([amount, '$0']);
  await part.getByRole('button', { name: 'Use scenario 1' }).click();
  await expect(page.getByRole('switch', { name: /^Apply best/ })).toBeChecked();
  await expect(page).toHaveURL(/programId=\d+$/);
});
