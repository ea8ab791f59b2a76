import type { Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { answerThreeQuotes } from './account-pages.ts';
import { newAccount, sessionItems } from './accounts.ts';
import { calculatorSettings, completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, laterPages, questions } from './pages.ts';
import { picturedStates } from './pictured-states.ts';
import { openLoaded, untilLoaded } from './settled.ts';
import { expectNothingCutOff, expectSpanish } from './spanish-words.ts';

// In Spanish, words are longer. The smallest phone shows first where they do not fit.
test.use({
  locale: 'es-US',
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
});

/** Pages that one test opens after another, because a new browser for each would take seconds. */
const groups = {
  questions,
  'after the questions': Object.values(laterPages),
  'without a quote': everyPage.filter(({ address }) => !address.startsWith('/quote/')),
};

for (const [group, pages] of Object.entries(groups)) {
  test(`is in Spanish, and fits a small phone: ${group}`, async ({ haveDraft, page }) => {
    test.slow();
    const calculator = calculatorSettings({ applyAssistance: true });
    await haveDraft(completeDraft({ ...detroitBuyer, calculator }));
    for (const { name, address } of pages) {
      await test.step(name, async () => {
        await openLoaded(page, address);
        await expect(page.getByText(/^(Cargando|Buscando)/)).toHaveCount(0);
        await expectSound(page);
        if (group !== 'after the questions') return;
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await expectSpanish(page);
      });
    }
  });
}

const pagesWithStates = {
  programs: laterPages.programs,
  compare: laterPages.compare,
  calculator: laterPages.calculator,
  'pre-approval': laterPages.preApproval,
};

/** States in which something never loads, or only after three tries. */
const unfinished = ['loading', 'help-failed', 'offline'];

for (const [name, { address }] of Object.entries(pagesWithStates)) {
  test(`is in Spanish, and fits a small phone: states of ${name}`, async ({
    allowMessage,
    haveDraft,
    page,
  }) => {
    test.slow();
    allowMessage(/Failed to load resource|net::ERR/);
    const { ordinary: _, ...states } = picturedStates[name] ?? {};
    for (const [state, { draft = {}, prepare }] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.goto('about:blank');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await haveDraft(completeDraft({ ...detroitBuyer, ...draft }));
        await prepare?.(page);
        await page.goto(address);
        if (!unfinished.includes(state)) await untilLoaded(page);
        await expectSound(page);
      });
    }
  });
}

/** Pages with a form that shows errors when it is sent empty, or with half an email address. */
const incompleteForms = {
  location: '/quote/home-info/location',
  price: '/quote/home-info/price',
  correction: '/correction/1249',
};

test('is in Spanish, and fits a small phone: errors', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homeLocation: null, homePrice: null }));
  for (const [name, address] of Object.entries(incompleteForms)) {
    await test.step(name, async () => {
      await openLoaded(page, address);
      for (const email of await page.locator('[type=email]').all()) await email.fill('maya@');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectSound(page);
    });
  }
});

/** What a visitor without an account sees of accounts, and how each opens. */
const signedOut = {
  'sign-in': '/?auth=sign-in',
  'sign-up': '/?auth=sign-up',
  'reset password': '/?auth=reset-password',
  'emailed link': '/profile/reset-password?token_hash=any&type=recovery',
  'emailed link that failed': '/profile/reset-password#error=access_denied&error_code=otp_expired',
  'withdrawal without a link': '/withdraw',
  'emails without a link': '/notices',
  'emails to confirm': `/notices#confirm=${'A'.repeat(43)}`,
};

test('is in Spanish, and fits a small phone: signed out', async ({ allowMessage, page }) => {
  test.slow();
  allowMessage(/status of 400|otp_expired/);
  for (const [name, address] of Object.entries(signedOut)) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      await openLoaded(page, address);
      await expectSound(page);
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) return;
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await expectSound(page);
    });
  }
  await test.step('refused sign-in', async () => {
    await page.goto(signedOut['sign-in']);
    const dialog = page.getByRole('dialog');
    await dialog.locator('[type=email]').fill('no.one@example.com');
    await dialog.locator('[type=password]').fill('a door with no key');
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectSound(page);
  });
});

test('is in Spanish, and fits a small phone: account', async ({ page, request, store }) => {
  test.slow();
  await store(sessionItems((await newAccount(request)).session));
  for (const address of ['/dashboard', '/profile', '/profile/reset-password']) {
    await openLoaded(page, address);
    await test.step(address, () => expectSound(page));
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await test.step('deleting the account', () => expectSound(page));

  await answerThreeQuotes(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await test.step('dashboard with its menu', () => expectSound(page));
});

async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectSpanish(page);
  await expectNothingCutOff(page);
  await expectFits(page);
}
