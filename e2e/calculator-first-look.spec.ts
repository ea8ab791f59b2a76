import type { Locator, Page } from '@playwright/test';
import { calculatorSettings, detroitBuyer, type StoredDraft, tampa } from './drafts.ts';
import { expect, phone, test } from './test.ts';
import { showOwnFont } from './waits.ts';

test.use(phone);

const rates = { propertyTax: 0.011, insurance: 0.005 };

/**
 * Estimates whose results have the longest text, and a condo, which makes the page ask about HOA
 * dues.
 */
const outcomes: Readonly<Record<string, StoredDraft>> = {
  'a second loan': {
    downPayment: 100_000,
    calculator: calculatorSettings({ propertyTax: 0.025, insurance: 0.005 }),
  },
  'three years with the line of credit': {
    homePrice: 600_000,
    downPayment: 45_000,
    calculator: calculatorSettings({ propertyTax: 0.021, insurance: 0.006 }),
  },
  'a large price': { homePrice: 12_345_678, downPayment: 11_600_000 },
  'a condo with an FHA program': { homeLocation: tampa },
  'a house with an FHA program': detroitBuyer,
};

/** The outcome that the usual run checks. */
const USUAL = 'a house with an FHA program';

for (const [name, draft] of Object.entries(outcomes)) {
  test(`shows the three figures without scrolling for ${name}`, {
    tag: name === USUAL ? [] : '@full',
  }, async ({ buyer, page }) => {
    await buyer.startsAt('calculator', draft);
    await showOwnFont(page);
    await expectFirstScreen(page);
    await buyer.switchesTo('Español');
    await buyer.readsIn('es');
    await expectFirstScreen(page);
  });
}

test('shows the three figures without scrolling after opening a shared link', async ({
  buyer,
  page,
}) => {
  await page.goto(
    '/quote/calculator?price=400000&down=80000&term=30&rate=6.375&location=7870448453&programId=1250',
  );
  await showOwnFont(page);
  await expectFirstScreen(page);

  // The note about the link appears right below the figures.
  const panels = page.getByRole('heading', { level: 2 });
  await expect(panels.filter({ hasText: /link|next steps/ })).toHaveText([
    'These numbers are from a link',
    'Your next steps',
  ]);
  await buyer.sees('Get an official Loan Estimate before choosing a loan.');
});

test('works with touch input, and shares the link through another app', async ({ buyer, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ text, url }: ShareData) => {
        document.title = `${url} ${text}`;
      },
    });
  });
  await buyer.startsAt('calculator', { calculator: calculatorSettings(rates) });

  const change = page.getByRole('button', { name: 'Change', exact: true });
  const sheet = buyer.dialog('Your figures');
  await change.click();

  await test.step('keeps the payment in view while the buyer types', async () => {
    await expect(sheet.getByText('$2,189', { exact: true })).toBeInViewport();
    await sheet.getByLabel('Home Price').fill('410000');
    await expect(sheet.locator('[data-payment]').first()).not.toHaveText('$2,189');
    await expect(sheet.locator('[data-payment]').first()).toBeInViewport();
    await sheet.getByLabel('Home Price').fill('400000');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await expect(change).toBeFocused();
  });

  await test.step('opens the same boxes when the buyer taps the payment at the bottom', async () => {
    const foot = page.getByRole('button', { name: /^\$2,189.* Change a figure$/ });
    await foot.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(foot).toBeFocused();
  });

  await test.step('gives the slider a touch target of at least 52 x 52 px', async () => {
    await buyer.opensDetail('Later');
    await buyer.opensPart('If you sell');
    const slider = buyer.part('If you sell').getByRole('slider');
    const target = await slider.locator('..').boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(52);
    expect(target?.width).toBeGreaterThanOrEqual(52);
  });

  await buyer.opensPart('Send to my partner or counselor');
  await buyer.presses('Send');
  await expect(page).toHaveTitle(
    /\/quote\/calculator\?price=400000&down=80000&term=30&rate=6\.375\S* My mortgage estimate\..*Each month, all in, plus HOA dues: \$2,189/,
  );
});

/** Checks that the figure of each row is on the first screen, above the bar at the bottom. */
async function expectFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const foot = await page.locator('[data-foot-bar]').boundingBox();
  for (const [name, figure] of Object.entries(rowFigures(page))) {
    await expect(figure, name).toHaveText(
      /\$\d|^(Nothing besides your|Nada aparte de su)|Ask the agency/,
    );
    const box = await figure.boundingBox();
    expect(box?.y ?? Number.NaN, name).toBeGreaterThan(0);
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0), name).toBeLessThanOrEqual(foot?.y ?? 0);
    expect(box?.x ?? Number.NaN, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0), name).toBeLessThanOrEqual(375);
  }
}

/** Finds the figures of each row. The first row may have two figures. */
function rowFigures(page: Page): Record<string, Locator> {
  const card = page.locator('section').filter({ has: page.locator('#payment') });
  const below = (row: number) =>
    card.getByRole('heading', { level: 2 }).nth(row).locator('xpath=following::p[1]');
  return {
    'each month': card.locator('dd[data-payment]').last(),
    cash: below(1),
    'owed later': below(2),
  };
}
