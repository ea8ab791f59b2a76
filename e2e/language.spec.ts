import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage } from './pages.ts';
import { phone } from './phone.ts';

const landing = { en: 'Your path to lower monthly payments', es: /^Su camino hacia pagos/ };

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json'), 'utf8'),
);

/** The built file with the text of an area in a language, like `es/landing`. */
function textFile(area: string): string | undefined {
  return manifest[`../../packages/texts/src/${area}.ts`]?.file;
}

// A server that has just started may still be rendering.
test.beforeEach(async ({ request }) => {
  await expect
    .poll(async () => (await request.get('/es')).text(), { timeout: 30_000 })
    .not.toContain('<div id="root"></div>');
});

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
  await page.goto('/es', { waitUntil: 'networkidle' });
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

for (const { name, address } of Object.values(laterPages)) {
  test(`shows the same after a switch as after a reload: ${name}`, async ({ haveDraft, page }) => {
    test.slow();
    await haveDraft(completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }));
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Español' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.waitForLoadState('networkidle');
    const parts = page.getByRole('main').locator(':not(:has(*), [role=status])');
    const switched = await parts.allTextContents();
    await page.reload({ waitUntil: 'networkidle' });
    // The lower parts of a page come with the visitor's first action.
    await page.keyboard.press('Shift');
    await expect(parts).toHaveText(switched);
  });
}

test('follows the cookie before the browser’s languages', async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: String(baseURL) }]);
  await page.goto('/');
  await onPage(page, landing.es);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await onPage(page, landing.en);
  await page.goto('/quote/home-info/type');
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
