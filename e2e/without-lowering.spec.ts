import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '@latchkey/api/testing';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { haveQuote, newAccount, sessionItems } from './accounts.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { openProgram } from './program-rows.ts';

const madeUp = join(import.meta.dirname, 'made-up-brand');
/** What a site without a lowered payment never says. */
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

test('a site without a lowered payment compares help and loans', async ({ page, addresses }) => {
  addresses.push(server.address);
  await page.goto(`${server.address}/quote/home-info/type`);
  await expect(page.getByText('See what it could cost')).toBeVisible();
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
  const answer = page.getByRole('region', { name: 'MORTGAGE PAYMENT' });
  await expect(answer).toContainText(/Without the help: \$[\d,.]+ a month/);
  await expect(answer).toContainText('By type of loan, with mortgage insurance');
  await expect(page.getByLabel('Interest Rate')).toHaveValue('6.125');
  await expect(
    page.getByText(/Starts at 6\.125%: Harbor Credit Union’s rate sheet, /),
  ).toBeVisible();
  await expect(page.getByLabel('Term').locator('option')).toHaveText(['15 Years', '30 Years']);
  await expectNoLowering(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep these figures' }).click();
  const kept = page.getByRole('heading', { name: 'Compare scenarios' }).locator('..');
  await expect(kept).toContainText('Owed on the help after 7 years');
  await expect(kept).not.toContainText('Saved per month');
  await expectNoLowering(page);

  await page.getByRole('tab', { name: 'Each month' }).click();
  await expect(page.getByText('Year 1', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/A lender counts the payment, taxes included/)).toBeVisible();
  await expectNoLowering(page);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.print-sheet');
  await expect(printed.getByRole('heading', { name: 'Mortgage payment' })).toBeVisible();
  await expectNoLowering(page);
  await page.emulateMedia({ media: null });

  await page.goto(`${server.address}/quote/programs`);
  await expect(page.getByRole('link', { name: 'Estimate My Payment' })).toBeVisible();
  await expectNoLowering(page);

  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Side by side' }).click();
  await expect(
    page.getByRole('rowheader', { name: /^What a lender counts the payment,/ }),
  ).toBeVisible();
  await expectNoLowering(page);

  await page.goto(`${server.address}/quote/programs`);
  await openProgram(page.getByRole('article').first());
  await expect(page).toHaveURL(/\/quote\/programs\/\d+/);
  await expect(page.getByRole('link', { name: 'Estimate My Payment' })).toBeVisible();
  await expectNoLowering(page);

  await page.goto(`${server.address}/quote/pre-approval`);
  await expect(page.getByRole('heading', { name: 'Ask for Pre-approval' })).toBeVisible();
  await expectNoLowering(page);
});

test('a site without a lowered payment promises no savings', async ({
  page,
  addresses,
  playwright,
}) => {
  addresses.push(server.address);
  const request = await playwright.request.newContext({ baseURL: server.address });
  const { session } = await newAccount(request);
  await page.goto(server.address);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, sessionItems(session));
  await page.goto(`${server.address}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Start Your Estimate Today' })).toBeVisible();
  await expectNoLowering(page);
  await haveQuote(request, session, completeDraft(detroitBuyer));
  await page.reload();
  await expect(page.getByText('Pick up where you left off')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/Mortgage payment\$[\d,.]+/);
  await expectNoLowering(page);
  await request.dispose();

  await page.evaluate((draft) => {
    localStorage.clear();
    localStorage.setItem('latchkey.draft', JSON.stringify(draft));
  }, completeDraft(detroitBuyer));
  await page.goto(`${server.address}/quote/confirmation`);
  await expect(page.getByText("We don't want you to miss any help")).toBeVisible();
  await expectNoLowering(page);

  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(page.getByText('No queremos que pierda ninguna ayuda')).toBeVisible();
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
