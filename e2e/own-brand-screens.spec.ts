import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { completeDraft, detroitBuyer, draftItems } from './drafts.ts';
import { type OwnSite, startOwnSite } from './own-brand.ts';
import { isPictured, pictureFile, wholePicture } from './pictures.ts';
import { expect, test } from './test.ts';
import { openLoaded } from './waits.ts';

// Takes screenshots of the site that `docs/brand.md` builds, as a buyer in Detroit sees it.

let site: OwnSite;

test.skip(!isPictured, 'only with SCREENS=1');

test.beforeAll(async () => {
  test.setTimeout(360_000);
  if (isPictured) site = await startOwnSite();
});

test.afterAll(() => site?.stop());

/** Opens the fictional company's site with the buyer's answers. */
async function openSite(page: Page): Promise<void> {
  const items = draftItems(completeDraft(detroitBuyer));
  await page.goto(`${site.address}/privacy`);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, items);
}

test('takes screenshots of a fictional company’s site', { tag: '@phone' }, async ({
  allowAddress,
  page,
}) => {
  test.slow();
  allowAddress(site.address);
  await openSite(page);
  const pages = {
    landing: '/',
    programs: '/quote/programs',
    'own-program': '/quote/programs/1000001',
    calculator: '/quote/calculator',
    'in-spanish': '/es',
  };
  const size = page.viewportSize();
  for (const [name, path] of Object.entries(pages)) {
    if (size) await page.setViewportSize(size);
    await openLoaded(page, `${site.address}${path}`);
    await wholePicture(page, `brand/${name}`);
  }
});

test('takes screenshots of the company’s printed page, preview card and email', async ({
  allowAddress,
  buyer,
  page,
  request,
}) => {
  test.slow();
  allowAddress(site.address);
  await openSite(page);
  await openLoaded(page, `${site.address}/quote/calculator?lang=en`);
  await buyer.seesOnPaper();
  // This is the width of US Letter paper.
  await page.setViewportSize({ width: 816, height: 1056 });
  await wholePicture(page, 'brand/print');
  await page.emulateMedia({ media: null });

  const card = page.locator('meta[property="og:image"]');
  const address = String(await card.getAttribute('content'));
  await writeFile(pictureFile('brand/card-1200'), await (await request.get(address)).body());

  await openLoaded(page, `${site.address}/quote/pre-approval`);
  await page.clock.install();
  await buyer.fillsForm();
  await buyer.sendsUnhurried();
  await buyer.isOn('Thank you, Maya Okafor');
  await expect.poll(async () => (await site.mails()).length, { timeout: 60_000 }).toBe(2);
  const mail = (await site.mails()).find((one) => /^To: maya@example\.com$/m.test(one)) ?? '';
  await page.goto('about:blank');
  await page.setContent(shownMail(mail));
  await page.setViewportSize({ width: 640, height: 800 });
  await wholePicture(page, 'brand/email');
});

/** Returns the HTML of an email, with its images embedded in the HTML. */
function shownMail(mail: string): string {
  const html = mail.slice(mail.indexOf('<!doctype html>'), mail.indexOf('</html>') + 7);
  return html.replaceAll(/cid:([^"]+)/g, (_, id: string) => {
    const [, part = ''] = mail.split(`Content-ID: <${id}>`);
    const [, base64 = ''] = /\r?\n\r?\n([\w+/=\s]+)/.exec(part) ?? [];
    return `data:image/png;base64,${base64.replaceAll(/\s/g, '')}`;
  });
}
