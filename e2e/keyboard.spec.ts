import type { Locator, Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { detroitBuyer } from './drafts.ts';
import { expect, test } from './test.ts';
import { untilAppRuns } from './waits.ts';

test('lets a buyer answer, calculate and request pre-approval using only the keyboard', async ({
  buyer,
  page,
}) => {
  // The test is slow, because every Tab press is a call to the browser.
  test.slow();
  await page.goto('/');
  // Before the app has started, the link loads the next page from the server, and Tab starts at the
  // top of that page.
  await untilAppRuns(page);
  await press(page, buyer.link('Get my quote').first());

  await answer(buyer, 'Home Type', 'Condo');
  await answerLocation(buyer, '78704');
  await answer(buyer, 'Home Plans', 'Primary Residence');
  await answerAmount(buyer, 'Home Price', '385000');
  await answerAmount(buyer, 'Household Income', '74000');
  await answerAmount(buyer, 'Down Payment', '46000');
  await answer(buyer, 'Credit Score', 'Excellent (720+)');
  await answer(buyer, 'Housing Status', 'Yes');
  await answer(buyer, 'Household Size', '2');
  await answer(buyer, 'Veteran Status', 'No');
  await answerProfession(buyer, 'Education');
  await changeIncome(buyer);
  await press(page, buyer.button('Confirm Info'));

  await arrive(buyer, /We found \d+ matching programs/);
  const estimateSavings = buyer.link('Estimate Savings');
  await page.reload();
  await expectFewStops(page, estimateSavings);
  const best = buyer.articles.first();
  await press(page, best.getByRole('heading').getByRole('button'));
  await press(page, best.getByRole('link', { name: /^All terms/ }));
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await press(page, estimateSavings);

  await arrive(buyer, 'Mortgage Estimate');
  await openRows(buyer);
  await estimate(buyer);
  await press(page, buyer.link('Get Pre Approved'));
  await askForPreApproval(buyer);
});

test('reaches “Estimate Savings” with few Tab presses while five questions are open', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('programs', detroitBuyer);
  await expect(buyer.part('5 quick questions')).toBeVisible();
  await press(page, buyer.link('Skip to content'));
  await expect(page.getByRole('main')).toBeFocused();
  await expectFewStops(page, buyer.link('Estimate Savings'));
});

test('opens the account menu with the keyboard, and moves focus back when the menu closes', async ({
  buyer,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await buyer.signsIn(maya);
  await buyer.isOn('Unlock Savings Today');
  const avatar = buyer.button('Account of Maya Okafor');
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
  await buyer.arrivesAt('landing');
});

/**
 * Waits for the page. Checks that screen readers and the Tab key start at the page's main content.
 */
async function arrive(buyer: Buyer, heading: string | RegExp): Promise<void> {
  const { page } = buyer;
  await buyer.isOn(heading);
  await expect(page.getByRole('main')).toBeFocused();
}

/** Waits for the page. Checks that the field has focus and that the question describes it. */
async function arriveInField(buyer: Buyer, heading: string, field: Locator): Promise<void> {
  await buyer.isOn(heading);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${heading}.*\\?`));
}

/** Presses Tab or Shift+Tab until the element has focus. Checks that the focus ring is visible. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = async () => {
    await page.keyboard.press(key);
    return target.evaluate((element) => element === document.activeElement);
  };
  await expect.poll(isReached, { intervals: [0] }).toBe(true);
  expect(await ringWidth(target), `the focus ring of ${target}`).toBeGreaterThanOrEqual(3);
}

/** Checks that the element can be reached with at most 16 presses of Tab. */
async function expectFewStops(page: Page, target: Locator): Promise<void> {
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

async function answer(buyer: Buyer, title: string, choice: string): Promise<void> {
  const { page } = buyer;
  await arrive(buyer, title);
  await press(page, page.getByRole('button', { name: choice, exact: true }));
}

async function answerAmount(buyer: Buyer, title: string, dollars: string): Promise<void> {
  const { page } = buyer;
  await arriveInField(buyer, title, page.getByRole('textbox'));
  await page.keyboard.type(dollars);
  await page.keyboard.press('Enter');
}

/**
 * Chooses a location with the keyboard. Checks that the list opens when the buyer types, and that
 * "Continue" then has focus.
 */
async function answerLocation(buyer: Buyer, zipcode: string): Promise<void> {
  const { page } = buyer;
  await arriveInField(buyer, 'Home Location', page.getByRole('combobox'));
  await page.keyboard.type(zipcode);
  await expect(page.getByRole('option', { name: zipcode })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(buyer.button('Continue')).toBeFocused();
  await page.keyboard.press('Enter');
}

async function answerProfession(buyer: Buyer, profession: string): Promise<void> {
  const { page } = buyer;
  await arrive(buyer, 'Profession');
  const toggle = buyer.button(profession);
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await press(page, buyer.button('Continue'));
}

async function changeIncome(buyer: Buyer): Promise<void> {
  const { page } = buyer;
  await arrive(buyer, 'Confirm Info');
  await press(page, buyer.link('Edit Household Income'));
  await answerAmount(buyer, 'Household Income', '72000');
  await arrive(buyer, 'Confirm Info');
  await buyer.sees('$72,000');
}

/**
 * Enters the condo's HOA dues and opens the details of each row. Checks that each heading gets
 * focus.
 */
async function openRows(buyer: Buyer): Promise<void> {
  const { answer, page } = buyer;
  await expect(answer).toContainText('plus HOA dues');
  await tabTo(page, buyer.field('HOA dues a month?'));
  await page.keyboard.type('120');
  await expect(answer).not.toContainText('plus HOA dues');
  const titles = answer.getByRole('heading', { level: 2 }).getByRole('button');
  await expect(titles).toHaveCount(3);
  for (const [row, detail] of ['eachMonth', 'cash', 'later'].entries()) {
    await tabTo(page, titles.nth(row), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-detail="${detail}"] h3`).first()).toBeFocused();
  }
  await tabTo(page, titles.last(), 'Shift+Tab');
}

/**
 * Chooses another loan term and turns off assistance with the keyboard. Checks that the focused
 * element stays visible.
 */
async function estimate(buyer: Buyer): Promise<void> {
  const { page } = buyer;
  await expectClearOfFoot(buyer);
  const term = buyer.list('Term');
  await tabTo(page, term, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(term).toHaveValue('20');

  const help = buyer.help;
  await tabTo(page, help, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(help).not.toBeChecked();
}

/**
 * Tabs from the assistance switch to the last input box. Checks that the bar at the bottom never
 * covers the focused element.
 */
async function expectClearOfFoot(buyer: Buyer): Promise<void> {
  const { page } = buyer;
  const foot = page.locator('[data-figures-foot]');
  await tabTo(page, buyer.help);
  while ((await foot.locator(':focus').count()) === 0) {
    const top = (await foot.boundingBox())?.y;
    const focused = page.locator(':focus');
    const box = await focused.boundingBox();
    expect(
      box && box.y + box.height,
      `the bottom bar covers ${await focused.textContent()}`,
    ).toBeLessThan(top ?? 0);
    await page.keyboard.press('Tab');
  }
}

async function askForPreApproval(buyer: Buyer): Promise<void> {
  const { page } = buyer;
  await arrive(buyer, 'Unlock Savings Today');
  await tabTo(page, buyer.form.name);
  await page.keyboard.type('Maya Okafor');
  await tabTo(page, buyer.form.email);
  await page.keyboard.type('maya@example.com');
  await page.keyboard.press('Enter');
  await arrive(buyer, 'Thank you, Maya Okafor');
}
