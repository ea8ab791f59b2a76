import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

/**
 * Returns a pattern for a field description that contains the question and its tip, and ends with
 * this message.
 */
function endingWith(message: string): RegExp {
  return new RegExp(`\\? .* ${message.replaceAll(/[$.]/g, '\\$&')}$`);
}

// `confirm-draft.test.ts` and `question-answers.test.ts` check the messages for other amounts.
test('shows errors next to the “Home Price” field, and never changes an amount without a message', async ({
  buyer,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buyer.has({ homePrice: null });
  await page.goto('/quote/home-info/price');
  const box = page.getByPlaceholder('Home Price', { exact: true });
  const alert = buyer.errors;

  await test.step('rejects an amount outside the limits', async () => {
    for (const [typed, message] of [
      ['', 'Home price value is required'],
      ['-5', 'Home price must be non-negative'],
      ['0', 'Home price must be at least 1'],
      ['1000000001', 'The amount must be at most $1,000,000,000'],
    ] as const) {
      await box.fill(typed);
      await box.press('Enter');
      await expect(alert).toHaveText(message);
      await expect(box).toBeFocused();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveAccessibleDescription(endingWith(message));
    }
    await expectAccessible(page);
    await box.fill('1');
    await expect(alert).toBeHidden();
  });

  await test.step('rejects text that is not a whole amount', async () => {
    for (const [typed, message, shown] of [
      ['1e6', 'Enter the amount in digits, like 400,000.', '1e6'],
      ['6,5', 'Enter the amount in digits, like 400,000.', '6,5'],
      ['400000.50', 'Home price must be an integer', '400,000.50'],
    ] as const) {
      await box.fill('');
      await box.pressSequentially(typed);
      await box.press('Enter');
      await expect(alert).toHaveText(message);
      await expect(box).toHaveValue(shown);
    }
  });

  await test.step('adds separators while the buyer types, without moving the caret', async () => {
    await box.fill('');
    await box.pressSequentially('40000');
    await expect(box).toHaveValue('40,000');
    await caretHasMoved(page);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', '1']) await box.press(key);
    await expect(box).toHaveValue('401,000');
    await box.press('2');
    await expect(box).toHaveValue('4,012,000');
    await caretHasMoved(page);
    await box.fill('');
    await box.pressSequentially('1,250,000');
    await expect(box).toHaveValue('1,250,000');
    for (const key of ['Backspace', 'Backspace', 'Backspace']) await box.press(key);
    await expect(box).toHaveValue('1,250');
  });

  await test.step('accepts a pasted amount with a dollar sign, separators and cents', async () => {
    await box.fill('');
    await page.evaluate(() => navigator.clipboard.writeText('$400,000.00'));
    await box.press('ControlOrMeta+V');
    await box.blur();
    await expect(box).toHaveValue('400,000');
    await buyer.presses('Continue');
    await buyer.isOn('Household Income');
    await buyer.goesBack();
    await expect(box).toHaveValue('400,000');
  });
});

test('lets a buyer choose no profession or several professions', async ({ buyer, page }) => {
  await buyer.has({ profession: ['education'] });
  await page.goto('/quote/personal-info/profession?edit');
  await buyer.presses('Education');
  await buyer.presses('Continue');
  await buyer.sees('None Applicable');

  await buyer.follows('Edit Profession');
  await buyer.presses('Firefighter');
  await buyer.presses('Law Enforcement');
  await buyer.presses('Continue');
  await buyer.sees('Law Enforcement, Firefighter');
});

/**
 * Waits until the library that formats the field has moved the caret. The library moves the caret
 * again after each event.
 */
async function caretHasMoved(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
