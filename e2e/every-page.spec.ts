import { signedInViews, signedOutViews } from './account-pages.ts';
import { calculatorSettings, type StoredDraft } from './drafts.ts';
import { expectSoundDialog, expectSoundPage, openSteadily, type PageKind } from './page-checks.ts';
import {
  accountPages,
  everyPage,
  laterPages,
  named,
  openPage,
  type PageOfProduct,
  questions,
  visitorPages,
} from './pages.ts';
import { expect, test } from './test.ts';

/**
 * What the tests check on each page: whether it shows a payment, and whether to check it in dark
 * mode. Together, the pages in dark mode use every color. `tokens.test.ts` computes the contrast of
 * each color pair.
 */
const kinds: Readonly<Record<string, PageKind>> = {
  landing: { hasPayment: true, isDark: true },
  example: { hasPayment: true },
  howItWorks: { hasPayment: true },
  programs: { hasPaymentChanges: true, isDark: true },
  compare: { isDark: true },
  calculator: { hasPayment: true, isDark: true },
  price: { hasPayment: true, isTraditional: true, isDark: true },
  'calculator without enough down payment': { hasPayment: true },
};

/**
 * The pages after the questions. `every-question.spec.ts` checks the question pages, and
 * `in-spanish.spec.ts` checks every page on a phone-sized screen.
 */
const later: readonly (PageOfProduct & { draft?: StoredDraft })[] = [
  ...named(laterPages),
  {
    ...laterPages.calculator,
    name: 'calculator without enough down payment',
    draft: { downPayment: 1, calculator: calculatorSettings() },
  },
];

const elsewhere = [...questions, ...later, ...pagesNamed(['landing', 'example', 'howItWorks'])];

test.beforeEach(({ allowMessage }) => allowMessage(/status of 400|otp_expired/));

for (const { draft, ...pageOfProduct } of later) {
  test(`checks the page ${pageOfProduct.name}`, {
    tag: draft ? '@full' : [],
  }, async ({ buyer, page }) => {
    await buyer.has(draft);
    await openSteadily(page, pageOfProduct);
    await expectSoundPage(buyer, kinds[pageOfProduct.name]);
  });
}

test('checks the landing page, the worked example and the how-it-works page', async ({
  buyer,
  page,
}) => {
  test.slow();
  for (const landing of pagesNamed(['landing'])) await openSteadily(page, landing);
  const example = buyer.part('An example of what you get');
  // The catalog decides which programs fit, and their help decides the figures.
  await expect(example).toContainText(/[1-9]\d* programs? found up to \$[1-9]/);
  await expect(example).toContainText(/Example: a \$\d+,000 home in Detroit, MI/);
  await expect(example).toContainText(/Owed then, with interest\$\d/);
  await expect(example).toContainText(
    /At the latest average, [\d.]+% \(.*Per month, years 1 to \d\$\d/,
  );
  const steps = page.getByRole('list', { name: 'How you get there' });
  await expect(steps).toContainText('11 questions, then up to 5 quick ones');
  const pages = page.getByRole('navigation', { name: 'Main pages' });
  await expect(pages.getByRole('link')).toHaveText([
    'How it works',
    'Programs',
    'How much house',
    'Data',
  ]);
  const map = buyer.part(/programs, every state$/);
  await map.getByLabel('Your state').selectOption('TX');
  await expect(map).toContainText(/[1-9]\d* of its own and [1-9]\d* nationwide/);
  await expect(map.getByRole('listitem')).toHaveCount(3);
  await expectSoundPage(buyer, kinds.landing);

  await buyer.link('See a worked example').first().click();
  await expect(page).toHaveURL('/example');
  for (const figure of ['$2,497.02', '$1,647.02', '34.04%']) {
    await expect(page.getByText(figure).first()).toBeVisible();
  }
  await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);
  await expect(buyer.terms).toContainText(
    'APR, estimated6.78%Includes mortgage insurance for 95 months and lender charges of about 1%.',
  );
  await expectSoundPage(buyer, kinds.example);

  await buyer.opens('howItWorks');
  await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);
  await buyer.sees('In this demonstration, no one.');
  await expectSoundPage(buyer, kinds.howItWorks);
});

test('checks the pages that do not need a quote', async ({ allowMessage, buyer, page }) => {
  test.slow();
  // The page of an invitation opens without its link.
  allowMessage(/404 \(Not Found\) \(.*\/api\/invitations\/show\)/);
  const names = new Set(elsewhere.map(({ name }) => name));
  const others = everyPage.filter(({ name }) => !names.has(name));
  for (const pageOfProduct of [...others, ...named(visitorPages)]) {
    await test.step(pageOfProduct.name, async () => {
      await openPage(page, pageOfProduct);
      await expectSoundPage(buyer);
    });
  }
});

test('checks the sign-in dialog, and the page that opens from a link in an email', async ({
  buyer,
  page,
}) => {
  test.slow();
  await signedOutViews['dialog-sign-in'](buyer);
  await expectSoundDialog(page);
  await buyer.presses('Forgot your password?');
  await expect(buyer.dialog('Reset Password')).toBeVisible();
  await expectSoundDialog(page);
  await buyer.presses('Back to Sign In');
  await buyer.presses('Sign Up');
  await expect(buyer.dialog('Sign Up')).toBeVisible();
  await expectSoundDialog(page);
  await buyer.presses('Sign Up');
  await expect(buyer.errors).toHaveCount(3);
  await expectSoundDialog(page);

  for (const name of ['mail-link', 'mail-link-failed'] as const) {
    await signedOutViews[name](buyer);
    await test.step(name, () => expectSoundPage(buyer));
  }
});

test('checks the dashboard, its menu and the settings', async ({ buyer, page }) => {
  test.slow();
  await buyer.hasAccount();
  for (const pageOfProduct of named(accountPages)) {
    await openPage(page, pageOfProduct);
    await test.step(pageOfProduct.name, () => expectSoundPage(buyer));
  }
  await signedInViews['dashboard-failed'](buyer);
  await test.step('shows the dashboard when its data is not available', () =>
    expectSoundPage(buyer));
  await page.unrouteAll();
  await signedInViews['dashboard-full'](buyer);
  const kind = { hasPayment: true, isDark: true };
  await test.step('shows the dashboard with three quotes', () => expectSoundPage(buyer, kind));
  await buyer.opensMenu();
  await expectSoundDialog(page);
  await page.keyboard.press('Escape');

  await test.step('checks the dashboard after a quote is deleted', async () => {
    await page.route('**/api/quotes/*', (route) => route.fulfill({ status: 204 }));
    await page.getByText('Delete Application').first().click();
    await expect(buyer.button('Undo')).toBeVisible();
    await expectSoundPage(buyer, { hasPayment: true });
  });

  await test.step('checks the dialog that asks for confirmation before an account is deleted', async () => {
    await buyer.opens('account');
    await buyer.presses('Delete my account');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSoundDialog(page);
  });
});

function pagesNamed(names: readonly string[]): PageOfProduct[] {
  return everyPage.filter(({ name }) => names.includes(name));
}
