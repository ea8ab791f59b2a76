import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openMenu, sessionItems } from './accounts.ts';
import { alerts } from './alert.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, phone, test } from './fixtures.ts';
import { newOperator } from './leads.ts';
import { laterPages, onPage } from './pages.ts';
import { openLoaded, openSettled } from './settled.ts';

const landing = { en: 'Your path to lower monthly payments', es: /^Su camino hacia pagos/ };

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json'), 'utf8'),
);

/** The built file with the text of an area in a language, like `es/landing`. */
function textFile(area: string): string | undefined {
  return manifest[`../../packages/texts/src/${area}.ts?compiled`]?.file;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-MX' });

  test('a public page says its language, and links to itself in the others', async ({ page }) => {
    await page.goto('/how-it-works');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const header = page.getByRole('banner');
    const english = header.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('hreflang', 'en');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(header.getByRole('link', { name: 'Español' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await english.click();
    await onPage(page, 'How monthly payment lowering works');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fuentes' }).click();
    await expect(page).toHaveURL('/es/sources');
  });
});

test('a public page tells search engines its address in each language', async ({ page }) => {
  await page.goto('/es/example');
  const addresses = await page
    .locator('link[rel=alternate], link[rel=canonical]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').pathname,
      ]),
    );
  expect(addresses).toEqual([
    [null, '/es/example'],
    ['en', '/example'],
    ['es', '/es/example'],
    ['x-default', '/example'],
  ]);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_US');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /ejemplo/);
});

test('shows nothing of another language, and keeps Spanish from a public page on', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname.slice(1)));
  await openSettled(page, '/es');
  await onPage(page, landing.es);
  expect(scripts).toContain(textFile('es/landing'));
  for (const area of ['common', 'landing']) expect(scripts).not.toContain(textFile(`en/${area}`));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveURL('/es/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Latchkey' }).click();
  await expect(page).toHaveURL('/es');
  await page.locator('[data-start]').first().click();
  await onPage(page, 'Tipo de vivienda');
  await expect(page).toHaveURL('/quote/home-info/type');
  await page.reload();
  await onPage(page, 'Tipo de vivienda');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('keeps Spanish if the visitor goes on before the app runs', async ({ allowMessage, page }) => {
  allowMessage(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/es');
  await page.locator('[data-start]').first().click();
  await expect(page).toHaveURL('/quote/home-info/type');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('switches in the middle of the questions, and loses nothing', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await page.goto('/quote/home-info/price');
  await page.getByRole('textbox').fill('345,678');
  const languages = page.getByRole('complementary');
  await languages.getByRole('button', { name: 'Español' }).click();
  await onPage(page, 'Precio de la vivienda');
  await expect(page.getByRole('status').filter({ hasText: 'español' })).toHaveCount(1);
  await expect(languages.getByRole('button', { name: 'Español' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(/^Precio de la vivienda/);
  await expect(page.getByRole('textbox')).toHaveValue('345,678');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/quote/confirmation');
  await expect(page.getByText('$345,678')).toBeVisible();
});

test('says so if the language does not load', async ({ allowMessage, page }) => {
  allowMessage(/Failed to load resource|Could not switch the language/);
  await openSettled(page, '/quote/home-info/type');
  await page.route('**/profile?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(alerts(page)).toContainText('Something went wrong');
  await onPage(page, 'Home Type');
});

test('shows the team its pages in English', async ({ context, page, request, store, baseURL }) => {
  await store(sessionItems((await newOperator(request)).session));
  await context.addCookies([{ name: 'lang', value: 'es', url: String(baseURL) }]);
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menu').locator('a[href="/operator/leads"]').click();
  await onPage(page, 'Requests');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Español' })).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('menu').locator('a[href="/profile"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('shows the same after a switch as from the start', async ({ haveDraft, page }) => {
  test.skip(!process.env.FULL, 'only with FULL=1');
  test.slow();
  await haveDraft(completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }));
  for (const { name, address } of Object.values(laterPages)) {
    await test.step(name, () => expectSameAfterSwitch(page, address));
  }
});

async function expectSameAfterSwitch(page: Page, address: string): Promise<void> {
  const parts = page.getByRole('main').locator(':not(:has(*), [role=status])');
  const openIn = async (language: string) => {
    const mark = address.includes('?') ? '&' : '?';
    await openLoaded(page, `${address}${mark}lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };
  await openIn('es');
  let spanish: string[] = [];
  const isComplete = async () => {
    const before = spanish.length;
    spanish = await parts.allTextContents();
    return spanish.length === before;
  };
  await expect.poll(isComplete, { intervals: [1_000] }).toBe(true);
  await openIn('en');
  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(parts).toHaveText(spanish);
}

test('follows the cookie before the browser’s languages', async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: String(baseURL) }]);
  await page.goto('/');
  await onPage(page, landing.es);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await onPage(page, landing.en);
  await page.goto('/quote/home-info/type');
  await onPage(page, 'Home Type');

  // The link of an email asks for its language, until the visitor chooses another one.
  await page.goto('/quote/home-info/type?lang=es');
  await page.getByRole('button', { name: 'English' }).first().click();
  await onPage(page, 'Home Type');
  await page.reload();
  await onPage(page, 'Home Type');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the header shows the other language', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'English' })).toBeHidden();
    await header.getByRole('link', { name: 'Español' }).click();
    await onPage(page, landing.es);
    await expect(header.getByRole('link', { name: 'English' })).toBeVisible();
  });
});
