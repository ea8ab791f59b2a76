import { signedInViews, signedOutViews } from './account-pages.ts';
import { newAccount, openMenu, sessionItems } from './accounts.ts';
import { termsBlock } from './calculator.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { expectSoundDialog, expectSoundPage, openSteadily, type PageKind } from './page-checks.ts';
import { everyPage, laterPages, onPage, open, type PageOfProduct, questions } from './pages.ts';

/**
 * Pages that show a payment or are also checked in dark mode. The dark mode pages together use every
 * color. `tokens.test.ts` computes the contrast of each color pair.
 */
const kinds: Readonly<Record<string, PageKind>> = {
  landing: { hasPayment: true, isDark: true },
  example: { hasPayment: true },
  howItWorks: { hasPayment: true },
  programs: { hasPaymentChanges: true, isDark: true },
  compare: { isDark: true },
  calculator: { hasPayment: true, isDark: true },
  'calculator without enough down payment': { hasPayment: true },
};

/**
 * Pages after the questions. `every-question.spec.ts` checks the questions themselves, and
 * `in-spanish.spec.ts` every page on a phone.
 */
const later: readonly (PageOfProduct & { draft?: StoredDraft })[] = [
  ...Object.values(laterPages),
  {
    ...laterPages.calculator,
    name: 'calculator without enough down payment',
    draft: { downPayment: 1, calculator: calculatorSettings() },
  },
];

const elsewhere = [...questions, ...later, ...pagesNamed(['landing', 'example', 'howItWorks'])];

test.beforeEach(({ allowMessage }) => allowMessage(/status of 400|otp_expired/));

for (const { draft, ...pageOfProduct } of later) {
  test(`checks this page: ${pageOfProduct.name}`, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft(draft));
    await openSteadily(page, pageOfProduct);
    await expectSoundPage(page, kinds[pageOfProduct.name]);
  });
}

test('checks the landing page, the worked example and how it works', async ({ page }) => {
  test.slow();
  const heading = 'Your path to lower monthly payments';
  await openSteadily(page, { name: 'landing', address: '/', heading });
  const example = page.getByRole('region', { name: 'An example of what you get' });
  for (const figure of ['3 programs found', '$784.52', '$1,119.58', '$7,806.55', '$125,750']) {
    await expect(example).toContainText(figure);
  }
  await expect(example).toContainText(
    /At the latest average, [\d.]+% \(.*Years 1 to 3, a month\$8/,
  );
  const steps = page.getByRole('list', { name: 'How you get there' });
  await expect(steps).toContainText('11 questions, then up to 5 quick ones');
  await page.getByRole('link', { name: 'Programs by state' }).click();
  const map = page.getByRole('region', { name: /programs, every state$/ });
  await map.getByLabel('Your state').selectOption('TX');
  await expect(map).toContainText(/[1-9]\d* of its own and [1-9]\d* nationwide/);
  await expect(map.getByRole('listitem')).toHaveCount(3);
  await expectSoundPage(page, kinds.landing);

  await page.getByRole('link', { name: 'See a worked example' }).first().click();
  await expect(page).toHaveURL('/example');
  for (const figure of ['$2,497.02', '$1,647.02', '34.04%']) {
    await expect(page.getByText(figure).first()).toBeVisible();
  }
  await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);
  await expect(termsBlock(page)).toContainText('the same as the rate, because no fees');
  await expectSoundPage(page, kinds.example);

  await page.goto('/how-it-works');
  await onPage(page, 'How monthly payment lowering works');
  await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);
  await expect(page.getByText('In this demonstration, no one does.')).toBeVisible();
  await expectSoundPage(page, kinds.howItWorks);
});

test('checks the pages that need no quote', async ({ page }) => {
  test.slow();
  const names = new Set(elsewhere.map(({ name }) => name));
  for (const pageOfProduct of everyPage.filter(({ name }) => !names.has(name))) {
    await test.step(pageOfProduct.name, async () => {
      await open(page, pageOfProduct);
      await expectSoundPage(page);
    });
  }
});

test('checks the sign-in dialog and the page that an emailed link opens', async ({ page }) => {
  test.slow();
  await signedOutViews['dialog-sign-in']?.(page);
  await expectSoundDialog(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  await expectSoundDialog(page);
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await expectSoundDialog(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await expectSoundDialog(page);

  for (const name of ['mail-link', 'mail-link-failed']) {
    await signedOutViews[name]?.(page);
    await test.step(name, () => expectSoundPage(page));
  }
});

test('checks the dashboard, its menu and the settings', async ({ page, request, store }) => {
  test.slow();
  await store(sessionItems((await newAccount(request)).session));
  for (const name of ['dashboard-empty', 'dashboard-failed', 'reset-password', 'dashboard-full']) {
    await signedInViews[name]?.(page);
    const isFull = name === 'dashboard-full';
    await test.step(name, () => expectSoundPage(page, { hasPayment: isFull, isDark: isFull }));
    if (name !== 'dashboard-full') await page.unrouteAll();
  }
  await openMenu(page);
  await expectSoundDialog(page);
  await page.keyboard.press('Escape');

  await test.step('checks the dashboard after a quote is deleted', async () => {
    await page.route('**/api/quotes/*', (route) => route.fulfill({ status: 204 }));
    await page.getByText('Delete Application').first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectSoundPage(page, { hasPayment: true });
  });

  await test.step('checks the settings and the dialog that confirms deleting an account', async () => {
    await signedInViews.settings?.(page);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSoundDialog(page);
  });
});

function pagesNamed(names: readonly string[]): PageOfProduct[] {
  return everyPage.filter(({ name }) => names.includes(name));
}
