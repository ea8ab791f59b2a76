import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

function scenarios(page: Page) {
  const part = page.getByRole('heading', { name: 'Compare scenarios' }).locator('..');
  return {
    part,
    keep: page.getByRole('button', { name: 'Keep these figures' }),
    table: part.getByRole('table'),
    /** Finds each scenario's value in a row. */
    row: (name: string) => part.getByRole('rowgroup').filter({ hasText: name }).getByRole('cell'),
  };
}

test('compares three scenarios, applies and removes one, and keeps the others', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  const { keep, table, row, part } = scenarios(page);
  const payment = page.locator('[data-payment]').first();
  const paid = async () => ((await payment.textContent()) ?? '').replace('/month', '');
  const first = await paid();

  await test.step('shows three scenarios side by side', async () => {
    await keep.press('Enter');
    await page.getByLabel('Interest Rate').fill('6');
    await expect(keep).toBeEnabled();
    await keep.press('Enter');
    await page.getByLabel('Down Payment').fill('100000');
    await expect(keep).toBeEnabled();
    await keep.press('Enter');
    await expect(part.getByRole('columnheader').last()).toHaveText('Traditional');
    await expect(row('Interest Rate')).toHaveText(['6.375%', '6%', '6%', '6%']);
    await expect(row('Down Payment')).toHaveText(['$80,000', '$80,000', '$100,000', '$100,000']);
    await expect(row('Monthly Payment').first()).toHaveText(first);
    await expect(row('Monthly Payment').nth(2)).toHaveText(await paid());
    for (const [name, differs] of [
      ['Home Price', false],
      ['Interest Rate', true],
      ['Monthly Payment', true],
    ] as const) {
      const marked = table.getByRole('rowgroup').filter({ hasText: name });
      await expect(marked.filter({ hasText: 'differs' })).toHaveCount(differs ? 1 : 0);
    }
  });

  await test.step('does not allow a fourth scenario', async () => {
    await page.getByLabel('Home Price').fill('410000');
    await expect(
      page.getByText('You kept three scenarios. Remove one to keep another.'),
    ).toBeVisible();
    await expect(keep).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('applies one scenario and removes another', async () => {
    await part.getByRole('button', { name: 'Use scenario 1' }).press('Enter');
    await expect(payment).toHaveText(`${first}/month`);
    await expect(page.getByLabel('Interest Rate')).toHaveValue('6.375');
    await expect(part.getByRole('columnheader').first()).toContainText('in use');
    await part.getByRole('button', { name: 'Remove scenario 2' }).press('Enter');
    await expect(part.getByRole('columnheader')).toHaveCount(3);
    await expect(part.getByRole('heading')).toBeFocused();
  });

  await page.reload();
  await expect(row('Interest Rate')).toHaveText(['6.375%', '6%', '6.375%']);
  await expect(row('Down Payment')).toHaveText(['$80,000', '$100,000', '$80,000']);
});

test('keeps a program’s help with the scenario', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ downPayment: 40_000 }));
  await open(page, laterPages.calculator);
  const { keep, row, part } = scenarios(page);
  const help = page.getByRole('switch', { name: /^Apply best/ });
  await expect(page.getByText(/^\* Applied/)).toBeVisible();
  await keep.click();
  await expect(row('Help').first()).not.toHaveText('$0');
  const [amount = ''] = await row('Help').allTextContents();
  await expect(row('Help')).toHaveText([amount, amount]);
  await help.click();
  await expect(part.getByRole('columnheader').first()).not.toContainText('in use');
  await keep.click();
  await expect(row('Help')).toHaveText([amount, '$0', '$0']);

  await part.getByRole('button', { name: 'Use scenario 1' }).click();
  await expect(help).toBeChecked();
  await expect(page).toHaveURL(/programId=\d+$/);
});
