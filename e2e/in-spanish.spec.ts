import { pluck } from '@latchkey/domain';
import type { Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { opensThreeQuotes } from './account-pages.ts';
import { calculatorSettings, detroitBuyer } from './drafts.ts';
import { accountPages, everyPage, laterPages, named, questions, visitorPages } from './pages.ts';
import { picturedStates } from './pictured-states.ts';
import { expectNothingCutOff, expectSpanish } from './spanish-words.ts';
import { expect, test } from './test.ts';
import { openLoaded, untilLoaded } from './waits.ts';

// Spanish words are longer than English words, so the smallest phone is the first screen on which
// Spanish words do not fit.
test.use({
  locale: 'es-US',
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
});

/**
 * Groups of pages. One test visits all pages of a group, because starting a new browser for each
 * page would take seconds.
 */
const groups = {
  questions,
  'after the questions': named(laterPages),
  'without a quote': everyPage.filter(({ address }) => !address.startsWith('/quote/')),
};

/** The group with the most text on a page. The other groups need `FULL=1`. */
const USUAL = 'after the questions';

for (const [group, pages] of Object.entries(groups)) {
  test(`shows ${group} in Spanish on a small phone without overflow`, {
    tag: group === USUAL ? [] : '@full',
  }, async ({ buyer, page }) => {
    test.slow();
    const calculator = calculatorSettings({ applyAssistance: true });
    await buyer.has({ ...detroitBuyer, calculator });
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

for (const [name, { address }] of Object.entries(pagesWithStates)) {
  test(`shows other states of the ${name} page in Spanish on a small phone without overflow`, {
    tag: '@full',
  }, async ({ allowMessage, buyer, page }) => {
    test.slow();
    allowMessage(/Failed to load resource|net::ERR/);
    const { ordinary: _, ...states } = picturedStates[name] ?? {};
    for (const [state, { draft = {}, prepare, isUnfinished }] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.goto('about:blank');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await buyer.has({ ...detroitBuyer, ...draft });
        await prepare?.(page);
        await page.goto(address);
        if (!isUnfinished) await untilLoaded(page);
        await expectSound(page);
      });
    }
  });
}

/** Pages with a form that shows errors if the form is empty or the email address is incomplete. */
const incompleteForms = {
  location: '/quote/home-info/location',
  price: '/quote/home-info/price',
  correction: '/correction/1249',
};

test('shows form errors in Spanish on a small phone without overflow', async ({ buyer, page }) => {
  await buyer.has({ homeLocation: null, homePrice: null });
  for (const [name, address] of Object.entries(incompleteForms)) {
    await test.step(name, async () => {
      await openLoaded(page, address);
      for (const email of await page.locator('[type=email]').all()) await email.fill('maya@');
      await page.locator('main [type=submit]').click();
      await expect(buyer.errors.first()).toBeVisible();
      await expectSound(page);
    });
  }
});

/** Functions that open the account views that a signed-out visitor can see, by name. */
const signedOut = {
  'sign-in': '/?auth=sign-in',
  'sign-up': '/?auth=sign-up',
  'reset password': '/?auth=reset-password',
  'emailed link': '/profile/reset-password?token_hash=any&type=recovery',
  'emailed link that failed': '/profile/reset-password#error=access_denied&error_code=otp_expired',
  ...pluck(visitorPages, 'address'),
  'emails to confirm': `/notices#confirm=${'A'.repeat(43)}`,
};

test('shows the signed-out account views in Spanish on a small phone without overflow', {
  tag: '@full',
}, async ({ allowMessage, buyer, page }) => {
  test.slow();
  allowMessage(/status of 40[04]|otp_expired/);
  for (const [name, address] of Object.entries(signedOut)) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      await openLoaded(page, address);
      await expectSound(page);
      const dialog = buyer.dialog();
      if (!(await dialog.isVisible())) return;
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await expectSound(page);
    });
  }
  await test.step('shows a rejected sign-in', async () => {
    await page.goto(signedOut['sign-in']);
    const dialog = buyer.dialog();
    await dialog.locator('[type=email]').fill('no.one@example.com');
    await dialog.locator('[type=password]').fill('a door with no key');
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectSound(page);
  });
});

test('shows the account pages in Spanish on a small phone without overflow', {
  tag: '@full',
}, async ({ buyer, page }) => {
  test.slow();
  await buyer.hasAccount();
  for (const { name, address } of named(accountPages)) {
    await openLoaded(page, address);
    await test.step(name, () => expectSound(page));
  }
  await page.goto('/profile');
  await buyer.presses('Eliminar mi cuenta');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await test.step('shows the dialog that deletes the account', () => expectSound(page));

  await opensThreeQuotes(buyer);
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await test.step('shows the dashboard with its menu open', () => expectSound(page));
});

async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectSpanish(page);
  await expectNothingCutOff(page);
  await expectFits(page);
}
