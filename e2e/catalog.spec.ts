import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { newPerson, openMenu, sessionItems } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { newOperator } from './leads.ts';
import { onPage } from './pages.ts';
import { isPictured, wholePicture } from './pictures.ts';

/** Programs that no other test looks at. Each project changes its own. */
const phoneProgram = { id: 1018, name: 'CalHFA MyHome Assistance Program' };
const desktopProgram = { id: 1051, name: 'Florida Hometown Heroes Housing Program' };
const SOURCE = 'https://agency.example.gov/news';

/** Takes pictures in both color schemes. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await wholePicture(page, `catalog/${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The status that buyers see. */
async function shownStatus(request: APIRequestContext, id: number): Promise<string> {
  const answer = await request.get(`/api/quotes/programs/${id}`);
  return (await answer.json()).data.program.status;
}

test('an editor finds a program in the queue, pauses it for buyers, and undoes that', {
  tag: '@phone',
}, async ({ allowMessage, page, request, store }) => {
  allowMessage(/status of 400/);
  const editor = await newOperator(request, newPerson(), 'catalog');
  await store(sessionItems(editor.session));
  await page.goto('/dashboard');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Requests' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Catalog' }).click();
  await onPage(page, 'Catalog');
  const queue = page.getByRole('list', { name: 'Programs to review' });
  await expect(queue.getByRole('listitem')).toHaveCount(30);
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await pictures(page, '1-queue');

  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  const { id, name } = isPhone ? phoneProgram : desktopProgram;
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await queue.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Status' });
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Paused');
  await form.getByRole('button', { name: 'Save status' }).click();
  await expect(form.getByText('Enter an address that begins with https://')).toBeVisible();
  await form.getByRole('textbox', { name: 'Source' }).fill(SOURCE);
  await form.getByRole('button', { name: 'Save status' }).press('Enter');
  await expect(page.getByText('Buyers see the change now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'From agency.example.gov' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(page, 'dark');

  const change = page.getByRole('button', { name: 'Change: Lowest credit score' });
  await change.press('Enter');
  const score = page.getByRole('form', { name: 'Change: Lowest credit score' });
  await score.getByRole('textbox', { name: 'Value' }).fill('9000');
  await score.getByRole('textbox', { name: 'Source' }).fill(SOURCE);
  await score.getByRole('button', { name: 'Save change' }).click();
  await expect(score.getByRole('alert')).toContainText('must be at most 850');
  await expectNoSidewaysScroll(page);
  await pictures(page, '2-program');
  await score.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();

  expect(await shownStatus(request, id)).toBe('paused');
  await page.getByRole('button', { name: 'Undo the change of Funding status' }).click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
  await expect(page.getByText(/^Undone /).first()).toBeVisible();
  expect(await shownStatus(request, id)).not.toBe('paused');

  await page.goto('/operator/leads');
  await onPage(page, "Oops! The page you're looking for doesn't exist.");
});

test('anyone can report a wrong fact, and an editor closes the report', {
  tag: '@phone',
}, async ({ page, request, store }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  const { id, name } = isPhone ? phoneProgram : desktopProgram;
  const says = `The agency paused it, says ${newPerson().email}`;
  await page.clock.install();
  await page.goto(`/correction/${id}`);
  await onPage(page, 'What is wrong?');
  await expect(page.getByText(name)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send' });
  await send.press('Enter');
  await expect(page.getByText('Tell us what it should be.')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await pictures(page, '6-correction');
  await page.getByRole('combobox', { name: 'What is wrong' }).selectOption('Amount of help');
  await page.getByRole('textbox', { name: 'What it should be' }).fill(says);
  await page.getByRole('textbox', { name: 'A page that says so' }).fill(SOURCE);
  await page.clock.fastForward(5_000);
  await send.click();
  await onPage(page, 'Thank you');
  await expectAccessible(page);

  const editor = await newOperator(request, newPerson(), 'catalog');
  await store(sessionItems(editor.session));
  await page.goto('/operator/catalog?show=tasks');
  await page.getByRole('link', { name }).click();
  const report = page.getByRole('listitem').filter({ hasText: says });
  await expect(report).toContainText('A visitor says that something is wrong: Amount');
  await pictures(page, '7-task');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Done: nothing to change' }).click();
  await expect(page.getByText('The task is closed.')).toBeVisible();
  await expect(report).toHaveCount(0);
});

test('the queue says when it is empty, loading or not available', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 400/);
  const editor = await newOperator(request, newPerson(), 'catalog');
  await store(sessionItems(editor.session));
  await page.goto('/operator/catalog?search=no-such-program');
  await expect(page.getByText('No programs match.')).toBeVisible();
  await pictures(page, '3-empty');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/operator/catalog?**', async (route) => {
    await held;
    await route.fulfill({ status: 400, json: {} });
  });
  await page.goto('/operator/catalog');
  await expect(page.getByRole('status').first()).toBeAttached();
  await pictures(page, '4-loading');
  release();
  await expect(page.getByRole('alert')).toContainText('We could not load the catalog.');
  await expectAccessible(page);
  await pictures(page, '5-error');
});
