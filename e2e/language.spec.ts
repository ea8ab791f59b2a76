import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Buyer } from './buyer.ts';
import { calculatorSettings } from './drafts.ts';
import { laterPages, named } from './pages.ts';
import { expect, phone, test } from './test.ts';
import { openLoaded, untilAppRuns } from './waits.ts';

const landing = { en: 'Your path to lower monthly payments', es: /^Su camino hacia pagos/ };

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json'), 'utf8'),
);

/**
 * Returns the path of the built file that contains an area's text in one language, such as
 * `es/landing`.
 */
function textFile(area: string): string | undefined {
  return manifest[`../../packages/texts/src/${area}.ts?compiled`]?.file;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-MX' });

  test('a public page declares its language and links to itself in each other language', async ({
    buyer,
    page,
  }) => {
    await page.goto('/how-it-works');
    await buyer.readsIn('es');
    const header = page.getByRole('banner');
    const english = header.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('hreflang', 'en');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(header.getByRole('link', { name: 'Español' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await english.click();
    await buyer.isOn('How monthly payment lowering works');
    await buyer.follows('Privacy');
    await expect(page).toHaveURL('/privacy');
    await buyer.readsIn('en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fuentes' }).click();
    await expect(page).toHaveURL('/es/sources');
  });
});

test('a public page tells search engines its URL in each language', async ({ page }) => {
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

test('never shows text in another language, and keeps Spanish after a visit to a Spanish page', async ({
  buyer,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname.slice(1)));
  await openLoaded(page, '/es');
  await buyer.isOn(landing.es);
  expect(scripts).toContain(textFile('es/landing'));
  for (const area of ['common', 'landing']) expect(scripts).not.toContain(textFile(`en/${area}`));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveURL('/es/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Latchkey' }).click();
  await expect(page).toHaveURL('/es');
  await page.locator('[data-start]').first().click();
  await buyer.isOn('Tipo de vivienda');
  await expect(page).toHaveURL('/quote/home-info/type');
  await page.reload();
  await buyer.isOn('Tipo de vivienda');
  await buyer.readsIn('es');
});

test('keeps Spanish if the visitor opens the next page before the app has started', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/es');
  await page.locator('[data-start]').first().click();
  await expect(page).toHaveURL('/quote/home-info/type');
  await buyer.readsIn('es');
});

test('switches the language between two questions and keeps the answers', async ({
  buyer,
  page,
}) => {
  await buyer.has();
  await page.goto('/quote/home-info/price');
  await page.getByRole('textbox').fill('345,678');
  const languages = page.getByRole('complementary');
  await languages.getByRole('button', { name: 'Español' }).click();
  await buyer.isOn('Precio de la vivienda');
  await expect(page.getByRole('status').filter({ hasText: 'español' })).toHaveCount(1);
  await expect(languages.getByRole('button', { name: 'Español' })).toBeFocused();
  await buyer.readsIn('es');
  await expect(page).toHaveTitle(/^Precio de la vivienda/);
  await expect(page.getByRole('textbox')).toHaveValue('345,678');
  await buyer.presses('Continuar');
  await page.reload();
  await buyer.readsIn('es');
  await page.goto('/quote/confirmation');
  await buyer.sees('$345,678');
});

test('shows an error if the text of the language fails to load', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/Failed to load resource|Could not switch the language/);
  await page.goto('/quote/home-info/type');
  await untilAppRuns(page);
  await page.route('**/profile?**', (route) => route.abort());
  await buyer.switchesTo('Español');
  await expect(buyer.messages).toContainText('Something went wrong');
  await buyer.isOn('Home Type');
});

test('shows the pages for our team in English', { tag: '@full' }, async ({
  baseURL,
  buyer,
  context,
  operator,
  page,
}) => {
  await operator.hasRole();
  await context.addCookies([{ name: 'lang', value: 'es', url: String(baseURL) }]);
  await page.goto('/dashboard');
  await buyer.readsIn('es');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menu').locator('a[href="/operator/leads"]').click();
  await buyer.isOn('Requests');
  await buyer.readsIn('en');
  await expect(buyer.button('Español')).toHaveCount(0);
  await buyer.opensMenu();
  await page.getByRole('menu').locator('a[href="/profile"]').click();
  await buyer.readsIn('es');
});

test('shows the same page after a language switch as after a page load', { tag: '@full' }, async ({
  buyer,
}) => {
  test.slow();
  await buyer.has({ calculator: calculatorSettings({ applyAssistance: true }) });
  for (const { name, address } of named(laterPages)) {
    await test.step(name, () => expectSameAfterSwitch(buyer, address));
  }
});

async function expectSameAfterSwitch(buyer: Buyer, address: string): Promise<void> {
  const { page } = buyer;
  const parts = page.getByRole('main').locator(':not(:has(*), [role=status])');
  const openIn = async (language: string) => {
    const mark = address.includes('?') ? '&' : '?';
    await openLoaded(page, `${address}${mark}lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };
  await openIn('es');
  const spanish = await parts.allTextContents();
  await openIn('en');
  await buyer.switchesTo('Español');
  await expect(parts).toHaveText(spanish);
}

test('prefers the language in the cookie to the browser’s languages', async ({
  baseURL,
  buyer,
  context,
  page,
}) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: String(baseURL) }]);
  await page.goto('/');
  await buyer.isOn(landing.es);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await buyer.arrivesAt('landing');
  await page.goto('/quote/home-info/type');
  await buyer.isOn('Home Type');

  // A link in an email asks for the email's language, until the visitor chooses another language.
  await page.goto('/quote/home-info/type?lang=es');
  await buyer.switchesTo('English');
  await buyer.isOn('Home Type');
  await page.reload();
  await buyer.isOn('Home Type');
});

test.describe('the header on a phone', () => {
  test.use(phone);

  test('the header shows a link only to the other language', async ({ buyer, page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'English' })).toBeHidden();
    await header.getByRole('link', { name: 'Español' }).click();
    await buyer.isOn(landing.es);
    await expect(header.getByRole('link', { name: 'English' })).toBeVisible();
  });
});
