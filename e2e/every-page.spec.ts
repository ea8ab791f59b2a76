import { expectAccessible } from './accessibility.ts';
import { signedInViews, signedOutViews } from './account-pages.ts';
import { newAccount, openMenu, sessionItems } from './accounts.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { expectSoundDialog, expectSoundPage, openSteadily, type PageKind } from './page-checks.ts';
import { everyPage, laterPages, open, type PageOfProduct } from './pages.ts';
import { phone } from './phone.ts';

/**
 * What holds for every page. The questions are in `every-question.spec.ts`. Together, the pages with a
 * check in the dark have every color; `tokens.test.ts` computes the contrast of each pair.
 */
const later: readonly (PageOfProduct & PageKind & { draft?: StoredDraft })[] = [
  laterPages.confirmation,
  { ...laterPages.programs, isDark: true },
  laterPages.program,
  { ...laterPages.calculator, hasPayment: true, isDark: true },
  {
    ...laterPages.calculator,
    name: 'calculator that says no',
    draft: { downPayment: 1, calculator: calculatorSettings() },
    hasPayment: true,
  },
  laterPages.preApproval,
];

/** What a phone lays out differently, and a form, a list, a table and a dialog each. */
const onPhone = [
  'landing',
  'Home Location',
  'confirmation',
  'programs',
  'calculator',
  'pre-approval',
];

const others = ['sources', 'privacy', 'accessibility', '404'];

test.beforeEach(({ allowMessage }) => allowMessage(/status of 400|otp_expired/));

for (const { name, draft, hasPayment, isDark, ...pageOfProduct } of later) {
  test(`checks the page ${name}`, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft(draft));
    await openSteadily(page, { name, ...pageOfProduct });
    await expectSoundPage(page, { hasPayment, isDark });
  });
}

test('checks the landing page and the worked example, one click away', async ({ page }) => {
  test.slow();
  const heading = 'Your path to lower monthly payments';
  await openSteadily(page, { name: 'landing', address: '/', heading });
  await expectSoundPage(page, { hasPayment: true, isDark: true });

  await page.getByRole('link', { name: 'See a worked example' }).click();
  await expect(page).toHaveURL('/example');
  for (const figure of ['$2,497.02', '$1,647.02', '34.04%']) {
    await expect(page.getByText(figure).first()).toBeVisible();
  }
  await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);
  await expectSoundPage(page, { hasPayment: true });
});

test('checks the pages that need no quote', async ({ page }) => {
  test.slow();
  for (const pageOfProduct of pagesNamed(others)) {
    await test.step(pageOfProduct.name, async () => {
      await open(page, pageOfProduct);
      await expectSoundPage(page);
    });
  }
});

test('checks the sign-in dialog, and the page of a link from an email', async ({ page }) => {
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
    await test.step(name, () => expectSoundPage(page, { isDark: name === 'dashboard-full' }));
    if (name !== 'dashboard-full') await page.unrouteAll();
  }
  await openMenu(page);
  await expectSoundDialog(page);
  await page.keyboard.press('Escape');

  await test.step('a deleted quote', async () => {
    await page.route('**/api/quotes/*', (route) => route.fulfill({ status: 204 }));
    await page.getByText('Delete Application').first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectSoundPage(page);
  });

  await test.step('settings, and the question before an account is deleted', async () => {
    await signedInViews.settings?.(page);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSoundDialog(page);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const pageOfProduct of pagesNamed(onPhone)) {
    test(`checks the page ${pageOfProduct.name}`, async ({ haveDraft, page }) => {
      await haveDraft(completeDraft());
      await openSteadily(page, pageOfProduct);
      await expectAccessible(page);
    });
  }

  test('checks the dashboard and the sign-up dialog', async ({ page, request, store }) => {
    await signedOutViews['dialog-sign-up']?.(page);
    await expectAccessible(page);
    await store(sessionItems((await newAccount(request)).session));
    await signedInViews['dashboard-full']?.(page);
    await expectAccessible(page);
  });
});

function pagesNamed(names: readonly string[]): PageOfProduct[] {
  return everyPage.filter(({ name }) => names.includes(name));
}
