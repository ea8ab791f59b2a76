import type { Locator, Page } from '@playwright/test';
import { newAccount, signIn } from './accounts.ts';
import { contactForm } from './contact.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';
import { untilAppRuns } from './settled.ts';

test('lets a buyer answer, calculate and request pre-approval using only the keyboard', async ({
  page,
}) => {
  // Every Tab press of the whole way is a call to the browser.
  test.slow();
  await page.goto('/');
  // Before the app runs, the link loads the next page, and Tab starts at its top.
  await untilAppRuns(page);
  await press(page, page.getByRole('link', { name: 'Get my quote' }).first());

  await answer(page, 'Home Type', 'Condo');
  await answerLocation(page, '78704');
  await answer(page, 'Home Plans', 'Primary Residence');
  await answerAmount(page, 'Home Price', '385000');
  await answerAmount(page, 'Household Income', '74000');
  await answerAmount(page, 'Down Payment', '46000');
  await answer(page, 'Credit Score', 'Excellent (720+)');
  await answer(page, 'Housing Status', 'Yes');
  await answer(page, 'Household Size', '2');
  await answer(page, 'Veteran Status', 'No');
  await answerProfession(page, 'Education');
  await changeIncome(page);
  await press(page, page.getByRole('button', { name: 'Confirm Info' }));

  await arrive(page, /We found \d+ matching programs/);
  const estimateSavings = page.getByRole('link', { name: 'Estimate Savings' });
  await expectFewStops(page, estimateSavings);
  const best = page.getByRole('article').first();
  await press(page, best.getByRole('button'));
  await press(page, best.getByRole('link', { name: /^All terms/ }));
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await press(page, estimateSavings);

  await arrive(page, 'Mortgage Estimate');
  await estimate(page);
  await press(page, page.getByRole('link', { name: 'Get Pre Approved' }));
  await askForPreApproval(page);
});

test('opens the account menu with the keyboard, and restores focus', async ({ page, request }) => {
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, 'Unlock Savings Today');
  const avatar = page.getByRole('button', { name: 'Account of Maya Okafor' });
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('L');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await onPage(page, 'Your path to lower monthly payments');
});

/** Waits for the page and checks that screen readers and Tab start at its main content. */
async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  await onPage(page, heading);
  await expect(page.getByRole('main')).toBeFocused();
}

/** Waits for the page and checks that the field has focus and is described by the question. */
async function arriveInField(page: Page, heading: string, field: Locator): Promise<void> {
  await onPage(page, heading);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${heading}.*\\?`));
}

/** Presses Tab, or Shift+Tab, until the element has focus and a visible focus ring. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = async () => {
    await page.keyboard.press(key);
    return target.evaluate((element) => element === document.activeElement);
  };
  await expect.poll(isReached, { intervals: [0] }).toBe(true);
  expect(await ringWidth(target), `the focus ring of ${target}`).toBeGreaterThanOrEqual(3);
}

/** Reloads the page and checks that few Tab presses lead from its top to the element. */
async function expectFewStops(page: Page, target: Locator): Promise<void> {
  await page.reload();
  await expect(target).toBeVisible();
  let stops = 0;
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops += 1;
    expect(stops).toBeLessThanOrEqual(16);
  }
}

/** Returns the outline width, in pixels, of the element or its `::after`. */
function ringWidth(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const visible = styles.filter(({ outlineStyle }) => outlineStyle !== 'none');
    return Math.max(0, ...visible.map(({ outlineWidth }) => Number.parseFloat(outlineWidth)));
  });
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function answer(page: Page, title: string, choice: string): Promise<void> {
  await arrive(page, title);
  await press(page, page.getByRole('button', { name: choice, exact: true }));
}

async function answerAmount(page: Page, title: string, dollars: string): Promise<void> {
  await arriveInField(page, title, page.getByRole('textbox'));
  await page.keyboard.type(dollars);
  await page.keyboard.press('Enter');
}

/** Chooses a location. The list opens while the buyer types, and a choice focuses Continue. */
async function answerLocation(page: Page, zipcode: string): Promise<void> {
  await arriveInField(page, 'Home Location', page.getByRole('combobox'));
  await page.keyboard.type(zipcode);
  await expect(page.getByRole('option', { name: zipcode })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
}

async function answerProfession(page: Page, profession: string): Promise<void> {
  await arrive(page, 'Profession');
  const toggle = page.getByRole('button', { name: profession });
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await press(page, page.getByRole('button', { name: 'Continue' }));
}

async function changeIncome(page: Page): Promise<void> {
  await arrive(page, 'Confirm Info');
  await press(page, page.getByRole('link', { name: 'Edit Household Income' }));
  await answerAmount(page, 'Household Income', '72000');
  await arrive(page, 'Confirm Info');
  await expect(page.getByText('$72,000')).toBeVisible();
}

/** Checks that focus stays in sight, chooses another term and turns off help. */
async function estimate(page: Page): Promise<void> {
  await expectClearOfFoot(page);
  const term = page.getByRole('combobox', { name: 'Term' });
  await tabTo(page, term, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(term).toHaveValue('20');

  const help = page.getByRole('switch', { name: 'Apply best matching downpayment assistance' });
  await tabTo(page, help, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(help).not.toBeChecked();
}

/** Tabs from the help's switch to the foot of the boxes, which must not cover what has focus. */
async function expectClearOfFoot(page: Page): Promise<void> {
  const foot = page.locator('[data-figures-foot]');
  await tabTo(page, page.getByRole('switch', { name: /^Apply best matching/ }));
  while ((await foot.locator(':focus').count()) === 0) {
    const top = (await foot.boundingBox())?.y;
    const focused = page.locator(':focus');
    const box = await focused.boundingBox();
    expect(
      box && box.y + box.height,
      `the foot covers ${await focused.textContent()}`,
    ).toBeLessThan(top ?? 0);
    await page.keyboard.press('Tab');
  }
}

async function askForPreApproval(page: Page): Promise<void> {
  await arrive(page, 'Unlock Savings Today');
  await tabTo(page, contactForm(page).name);
  await page.keyboard.type('Maya Okafor');
  await tabTo(page, contactForm(page).email);
  await page.keyboard.type('maya@example.com');
  await page.keyboard.press('Enter');
  await arrive(page, 'Thank you, Maya Okafor');
}
