import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import type { Buyer } from './buyer.ts';
import { calculatorSettings } from './drafts.ts';
import { expect, test } from './test.ts';

function scenarios(buyer: Buyer) {
  const { page } = buyer;
  const part = page.getByRole('heading', { name: 'Compare scenarios' }).locator('..');
  return {
    part,
    keep: buyer.button('Keep these figures'),
    table: part.getByRole('table'),
    /** Finds the cells of a table row, with one value for each scenario. */
    row: (name: string) => part.getByRole('rowgroup').filter({ hasText: name }).getByRole('cell'),
  };
}

test('compares three scenarios, applies one, removes another, and keeps the others', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('calculator', { calculator: calculatorSettings() });
  const { keep, table, row, part } = scenarios(buyer);
  const payment = buyer.payment;
  const paid = async () => (await payment.textContent()) ?? '';
  const first = await paid();

  await test.step('shows three scenarios side by side', async () => {
    await keep.press('Enter');
    await buyer.rate.fill('6');
    await expect(keep).toBeEnabled();
    await keep.press('Enter');
    await buyer.enters('Down Payment', '100000');
    await expect(keep).toBeEnabled();
    await keep.press('Enter');
    await expect(part.getByRole('columnheader').last()).toHaveText('Traditional');
    await expect(row('Interest Rate')).toHaveText(['6.375%', '6%', '6%', '6%']);
    await expect(row('Down Payment')).toHaveText(['$80,000', '$80,000', '$100,000', '$100,000']);
    await expect(row('Each month, all in').first()).toHaveText(first);
    await expect(row('Each month, all in').nth(2)).toHaveText(await paid());
    for (const [name, differs] of [
      ['Home Price', false],
      ['Interest Rate', true],
      ['Each month, all in', true],
    ] as const) {
      const marked = table.getByRole('rowgroup').filter({ hasText: name });
      await expect(marked.filter({ hasText: 'differs' })).toHaveCount(differs ? 1 : 0);
    }
  });

  await test.step('does not allow a fourth scenario', async () => {
    await buyer.enters('Home Price', '410000');
    await buyer.sees('You kept three scenarios. Remove one to keep another.');
    await expect(keep).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('applies one scenario and removes another scenario', async () => {
    await part.getByRole('button', { name: 'Use scenario 1' }).press('Enter');
    await expect(payment).toHaveText(first);
    await expect(buyer.rate).toHaveValue('6.375');
    await expect(part.getByRole('columnheader').first()).toContainText('in use');
    await part.getByRole('button', { name: 'Remove scenario 2' }).press('Enter');
    await expect(part.getByRole('columnheader')).toHaveCount(3);
    await expect(part.getByRole('heading')).toBeFocused();
  });

  await page.reload();
  await expect(row('Interest Rate')).toHaveText(['6.375%', '6%', '6.375%']);
  await expect(row('Down Payment')).toHaveText(['$80,000', '$100,000', '$80,000']);
});

test('keeps a program’s assistance in a saved scenario', { tag: '@full' }, async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('calculator', { downPayment: 40_000 });
  const { keep, row, part } = scenarios(buyer);
  const help = buyer.help;
  await buyer.sees(/^\* Applied/);
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
