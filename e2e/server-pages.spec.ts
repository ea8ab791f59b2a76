import { startPaths } from '@latchkey/contract';
import type { Page } from '@playwright/test';
import { publicPages } from './pages.ts';
import { startSlowServer } from './slow-document.ts';
import { expect, test } from './test.ts';
import { showOwnFont } from './waits.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The heading of each public page, and some text that comes from the server's data or is below the
 * fold.
 */
const shownParts = [
  { path: '/', heading: /Your path to lower/, shows: /programs, every state/ },
  { path: '/how-it-works', heading: /How monthly payment lowering works/, shows: /prepay/ },
  { path: '/example', heading: /Where “up to 30%” comes from/, shows: /\$300,000/ },
  { path: '/sources', heading: /Sources and dates/, shows: /Freddie Mac/ },
  { path: '/loan-estimate', heading: /Check my Loan Estimate/, shows: /What we check/ },
  { path: '/proof', heading: /What we claim/, shows: /programs checked by hand/ },
  { path: '/data', heading: /Download the rules of \d+ programs/, shows: /programs\.csv/ },
  { path: '/changes', heading: /What changed/, shows: /of \d+ programs/ },
  { path: '/privacy', heading: /Privacy/, shows: /browser/ },
  { path: '/accessibility', heading: /Accessibility/, shows: /keyboard/ },
];

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages are complete, and a question page asks the visitor to turn on JavaScript', async ({
    page,
  }) => {
    for (const { path, heading, shows } of shownParts) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('noscript section')).toBeHidden();
    }
    await page.goto('/quote/home-info/type');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What type of home');
    // `getByText` ignores text in `noscript`.
    await expect(page.locator('noscript section')).toBeVisible();
  });
});

test('never sends a page with a style attribute, which the content security policy would block', async ({
  request,
}) => {
  for (const path of new Set([...startPaths, ...publicPages.map(({ address }) => address)])) {
    const response = await request.get(path);
    const html = await response.text();
    expect(html.includes('<div id="root"><!--'), `${path} is rendered`).toBe(true);
    expect(/<[^>]+\sstyle=/.test(html), `${path} has a style`).toBe(false);
    expect(html.includes('node_modules'), `${path} reveals where the server's files are`).toBe(
      false,
    );
  }
});

test('references the font file only once, so that the text does not change after the first paint', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/@font-face\{font-family:Figtree Variable;/g)).toHaveLength(1);
  const [, styleSheet = ''] = /href="([^"]+\.css)"/.exec(html) ?? [];
  const rules = await (await request.get(styleSheet)).text();
  expect(rules).toContain('.font-bold');
  expect(rules).not.toContain('@font-face');
});

test('uses a fallback font with the same width and height as Figtree', async ({ page }) => {
  await page.goto('/');
  await showOwnFont(page);
  for (const weight of [400, 600, 700]) {
    const [own, device] = await sizesInFonts(page, weight);
    test.skip(device.height === 0, 'This device has no font.');
    expect(device.height, `height at weight ${weight}`).toBe(own.height);
    const ratio = device.width / own.width;
    expect(Math.abs(ratio - 1), `width at weight ${weight}`).toBeLessThan(0.02);
  }
});

test('hydrates the page that the server rendered, using the API responses inside it', async ({
  buyer,
  page,
}) => {
  await buyer.has({ homeType: 'condo' });
  await page.goto('/quote/home-info/type', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(buyer.button('Condo')).toHaveAttribute('aria-pressed', 'true');
  const isSame = await heading?.evaluate((sent) => sent === document.querySelector('h1'));
  expect(isSame).toBe(true);
});

test('starts the app when the whole document has arrived', async ({
  allowAddress,
  baseURL,
  page,
}) => {
  const slow = await startSlowServer(String(baseURL), 'id="answers">{"states":{');
  allowAddress(slow.address);
  await page.goto(slow.address, { waitUntil: 'commit' });
  // The first script loads the app after the first paint. In this test, the first script runs
  // before the API responses have arrived.
  const other = await (await page.request.get('/sources')).text();
  const [address = ''] = /\/assets\/index-[\w-]+\.js/.exec(other) ?? [];
  await page.evaluate((url) => import(url), address);
  slow.release();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  slow.stop();
});

test('keeps the server-rendered HTML of a section below the fold', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const states = page.locator('#states');
  const sent = await states.elementHandle();
  const programs = await states.getByRole('list').textContent();
  await expect(page.getByRole('heading', { name: /programs, every state/ })).toBeVisible();
  await expect(async () => {
    for (const state of ['MI', 'TX']) await states.getByLabel('Your state').selectOption(state);
    expect(await states.getByRole('list').textContent()).not.toBe(programs);
  }).toPass();
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
});

test('repeats clicks and typing that happened before the app started', async ({ buyer, page }) => {
  const release = await buyer.holds('**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await buyer.presses('Sign In');
  release();
  await expect(buyer.dialog()).toBeVisible();

  await page.goto('/quote/home-info/type', { waitUntil: 'commit' });
  await buyer.presses('Condo');
  await expect(page).toHaveURL(/home-info\/location/);

  const start = await buyer.holds('**/assets/*.js');
  await page.goto('/program/mi-mshda-first-generation-dpa', { waitUntil: 'commit' });
  await page.getByText('Do you run this program?').click();
  await page.getByLabel('Your work email address').pressSequentially('jo@gmail.com');
  await page.keyboard.press('Enter');
  start();
  await buyer.sees(/Anyone can have an address at this email service/);
  await expect(page.getByLabel('Your work email address')).toHaveValue('jo@gmail.com');
});

for (const label of ['programs', 'calculator'] as const) {
  test(`requests the programs for this page (${label}) once, and before the page’s code has loaded`, async ({
    buyer,
    page,
  }) => {
    await buyer.has();
    let asked = 0;
    const isAsked = page.waitForRequest('**/api/quotes/programs');
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/quotes/programs') asked += 1;
    });
    await page.route('**/assets/*-page-*.js', async (route) => {
      await isAsked;
      await route.fallback();
    });
    await buyer.opens(label);
    expect(asked).toBe(1);
  });
}

for (const { path, files } of [
  { path: '/quote/calculator', files: ['calculator-page', 'calculator', 'calculator-data'] },
  { path: '/correction/1126', files: ['correction-page', 'correction', 'correction-data'] },
]) {
  test(`requests the code and the text of ${path} before the app starts`, async ({ page }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await isReleased;
      await route.fallback();
    });
    const asked = Promise.all(
      files.map((file) => page.waitForRequest(new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`))),
    );
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    release();
  });
}

test.describe('a page in a background tab', () => {
  // Timers are off, so only the state of the page can start the app.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'setTimeout', { value: () => 0 });
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
  });
  const isAppAsked = (page: Page) => page.waitForRequest('**/assets/index-*.js');

  test('starts the app in a background tab', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
    });
    const asked = isAppAsked(page);
    await page.goto('/quote/home-info/type', { waitUntil: 'commit' });
    await asked;
  });

  test('starts the app when its tab moves to the background', async ({ page }) => {
    let isAsked = false;
    page.on('request', (request) => {
      if (/\/index-[^/]+\.js$/.test(request.url())) isAsked = true;
    });
    await page.goto('/quote/home-info/type', { waitUntil: 'load' });
    expect(isAsked).toBe(false);
    const asked = isAppAsked(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await asked;
  });

  test('starts the app if the page has to wait for the visitor’s session', async ({
    buyer,
    page,
  }) => {
    await buyer.hasAccount();
    const asked = isAppAsked(page);
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
  });
});

test('loads the new build if the files of the old build no longer exist', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 404|Failed to fetch dynamically imported module|Could not load/);
  await page.goto('/quote/home-info/type');
  await markPage(page);
  await page.route('**/assets/location-page-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.route(
    (url) => url.pathname.startsWith('/quote/'),
    async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>newer' });
    },
  );
  await buyer.presses('Condo');
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Home Location' })).toBeVisible();
  await expect(page.getByRole('combobox')).toBeVisible();
});

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window).catch(() => true);
}

/**
 * Returns the width and height of the page's text on one line, in Figtree and in the fallback font.
 */
async function sizesInFonts(page: Page, weight: number): Promise<[Size, Size]> {
  return page.evaluate(async (fontWeight) => {
    const [own = '', ...others] = getComputedStyle(document.body).fontFamily.split(', ');
    const line = document.createElement('p');
    line.textContent = document.querySelector('main')?.textContent ?? '';
    // Linux rounds the width of each letter in small text.
    Object.assign(line.style, {
      fontSize: '100px',
      fontWeight,
      lineHeight: 'normal',
      whiteSpace: 'nowrap',
    });
    document.body.append(line);
    const sizeIn = async (fontFamily: string) => {
      line.style.fontFamily = fontFamily;
      // The promise rejects, because few devices have all of these fonts.
      await document.fonts.load(`${fontWeight} 100px ${fontFamily}`).catch(() => {});
      return { width: line.scrollWidth, height: line.offsetHeight };
    };
    return [await sizeIn(own), await sizeIn(others.join())];
  }, weight);
}
