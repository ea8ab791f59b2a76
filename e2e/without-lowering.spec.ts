import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '@latchkey/api/testing';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { haveQuote, newAccount, sessionItems } from './accounts.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './test.ts';

const madeUp = join(import.meta.dirname, 'made-up-brand');
/** Matches text that a site must never show if it does not offer a lowered payment. */
const lowering =
  /lower(ed|ing) payment|payment lowering|line of credit|ITMO|up to 30|traditional|(miss|estimate|unlock|your) savings|you can save/i;

let folder: string;
let server: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  folder = await mkdtemp(join(tmpdir(), 'latchkey-plain-'));
  server = await startServer({
    PORT: '0',
    DATA_DIR: folder,
    BRAND_FILE: join(madeUp, 'brand.json'),
    PRODUCT_FILE: join(madeUp, 'product.json'),
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
});

test.afterAll(async () => {
  await server.stop('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

async function expectNoLowering(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(lowering);
}

test('a site without a lowered payment compares assistance and loan types', {
  tag: '@full',
}, async ({ addresses, buyer, page }) => {
  addresses.push(server.address);
  await page.goto(`${server.address}/quote/home-info/type`);
  await buyer.sees('See what it could cost');
  await expectNoLowering(page);
  for (const path of ['/', '/how-it-works', '/example']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoLowering(page);
  }
  await page.evaluate(
    (draft) => localStorage.setItem('latchkey.draft', JSON.stringify(draft)),
    completeDraft(detroitBuyer),
  );
  await page.goto(`${server.address}/quote/calculator`);
  const { answer } = buyer;
  await expect(answer).toContainText(/Without the help: \$[\d,.]+ a month/);
  await expect(answer).toContainText('By loan type, with mortgage insurance');
  await expect(buyer.rate).toHaveValue('6.125');
  await buyer.sees(/Starts at 6\.125%: Harbor Credit Union’s rate sheet, /);
  await expect(buyer.field('Term').locator('option')).toHaveText(['15 Years', '30 Years']);
  await expectNoLowering(page);
  await expectAccessible(page);

  await buyer.presses('Keep these figures');
  const kept = page.getByRole('heading', { name: 'Compare scenarios' }).locator('..');
  await expect(kept).toContainText('Owed on the help after 7 years');
  await expect(kept).not.toContainText('Saved per month');
  await expectNoLowering(page);

  await page.getByRole('tab', { name: 'Each month' }).click();
  await expect(page.getByText('Year 1', { exact: true }).first()).toBeVisible();
  await buyer.sees(/Lenders look at the payment, with taxes/);
  await expectNoLowering(page);

  const printed = await buyer.seesOnPaper();
  await expect(printed.getByRole('heading', { name: 'Mortgage payment' })).toBeVisible();
  await expectNoLowering(page);
  await page.emulateMedia({ media: null });

  await page.goto(`${server.address}/quote/price`);
  await expect(page.locator('[data-highest-price]')).toHaveText(/^\$/);
  await expect(buyer.terms).toContainText(/Mortgage payment: \$[\d,]+\/month at first/);
  await expectNoLowering(page);

  await page.goto(`${server.address}/quote/programs`);
  await expect(buyer.link('Estimate My Payment')).toBeVisible();
  await expectNoLowering(page);

  await buyer.compares([0, 1]);
  await expect(
    page.getByRole('rowheader', { name: /^All in, each month, first year with loan,/ }),
  ).toBeVisible();
  await expectNoLowering(page);

  await page.goto(`${server.address}/quote/programs`);
  await buyer.opensProgram(buyer.articles.first());
  await expect(page).toHaveURL(/\/quote\/programs\/\d+/);
  await expect(buyer.link('Estimate My Payment')).toBeVisible();
  await expectNoLowering(page);

  await page.goto(`${server.address}/quote/pre-approval`);
  await expect(page.getByRole('heading', { name: 'Request Pre-approval' })).toBeVisible();
  await expectNoLowering(page);
});

test('a site without a lowered payment promises no savings', async ({
  addresses,
  buyer,
  page,
  playwright,
}) => {
  addresses.push(server.address);
  const api = await playwright.request.newContext({ baseURL: server.address });
  const { session } = await newAccount(api);
  await page.goto(server.address);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, sessionItems(session));
  await page.goto(`${server.address}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Start Your Estimate Today' })).toBeVisible();
  await expectNoLowering(page);
  await haveQuote(api, session, completeDraft(detroitBuyer));
  await page.reload();
  await buyer.sees('Pick up where you left off');
  await expect(buyer.articles).toContainText(/Each month, all in\$[\d,]+/);
  await expectNoLowering(page);
  await api.dispose();

  await page.evaluate((draft) => {
    localStorage.clear();
    localStorage.setItem('latchkey.draft', JSON.stringify(draft));
  }, completeDraft(detroitBuyer));
  await page.goto(`${server.address}/quote/confirmation`);
  await expect(page.getByText("We don't want you to miss any help")).toBeVisible();
  await expectNoLowering(page);

  await buyer.switchesTo('Español');
  await buyer.sees('No queremos que pierda ninguna ayuda');
  for (const [path, words] of [
    ['/quote/home-info/type', 'Vea cuánto podría costar'],
    ['/quote/programs', 'Estimar mi pago'],
    ['/quote/pre-approval', 'Solicite la preaprobación'],
    ['/es/example', 'Pago de la hipoteca'],
  ] as const) {
    await page.goto(server.address + path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/ahorr|tradicional/i);
  }
});
