import type { Page } from '@playwright/test';
import { haveQuote, newPerson, signedUp, signIn } from './accounts.ts';
import { buyers } from './buyers.ts';
import { contactForm, fillContact } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { questionSteps, steps } from './funnel.ts';
import { newOperator } from './leads.ts';
import { laterPages, onPage, open } from './pages.ts';
import { choose, enter, startQuote } from './wizard.ts';

interface Sent {
  readonly step: string;
  readonly state: string | null;
}

/** All that the page sends to be counted, as it comes. */
function sentBy(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/steps')) return;
    const { authorization, referer } = request.headers();
    expect(authorization || referer).toBeFalsy();
    sent.push(request.postDataJSON());
  });
  return sent;
}

async function expectSteps(sent: readonly Sent[], due: readonly string[]): Promise<void> {
  await expect.poll(() => sent.map(({ step }) => step)).toEqual(due);
}

/** Answers the first question, and waits until the step of it was counted, or was not. */
async function answerFirst(page: Page): Promise<void> {
  const code = page.waitForResponse(/step-counting-.*\.js$/);
  await page.clock.install();
  await page.goto('/quote/home-info/type');
  await onPage(page, 'Home Type');
  await idle(page);
  await code;
  await choose(page, 'Home Type', 'Condo');
  await onPage(page, 'Home Location');
  await idle(page);
}

/** Has the page do what it puts off for a second. */
async function idle(page: Page): Promise<void> {
  await page.clock.runFor(2_000);
}

test('a quote is counted at each step of its way, once', { tag: '@phone' }, async ({ page }) => {
  const sent = sentBy(page);
  await startQuote(page, buyers['a veteran in Columbus']);
  await expectSteps(sent, ['started', ...questionSteps]);

  await page.goto('/quote/home-info/type');
  await choose(page, 'Home Type', 'Condo');
  await onPage(page, 'Home Location');
  await page.goBack();
  await onPage(page, 'Home Type');
  await page.goto('/quote/home-info/price?edit');
  await enter(page, 'Home Price', 300_000);
  await onPage(page, 'Confirm Info');
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await onPage(page, laterPages.programs.heading);
  await expectSteps(sent, ['started', ...questionSteps, 'confirmed', 'programs']);

  await page.reload();
  await onPage(page, laterPages.programs.heading);
  await page.getByRole('link', { name: 'Estimate Savings' }).click();
  await onPage(page, laterPages.calculator.heading);
  await expectSteps(sent, ['started', ...questionSteps, 'confirmed', 'programs', 'calculator']);

  await page.goBack();
  await onPage(page, laterPages.programs.heading);
  await page.goForward();
  await page.getByRole('link', { name: 'Get Pre Approved' }).click();
  await fillContact(page);
  await contactForm(page).send.click();
  await onPage(page, 'Thank you, Maya Okafor');
  await expectSteps(sent, steps);
  const states = sent.map(({ state }) => state);
  expect(states).toEqual([null, null, ...Array(14).fill('OH')]);
});

for (const [signal, property] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`nothing is counted of whoever sends ${signal}`, async ({ context, page }) => {
    await context.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }
    }, property);
    const sent = sentBy(page);
    await answerFirst(page);
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('latchkey.draft'))).toContain(
      '"counted":[]',
    );
  });
}

test('an operator who looks at the questions is not counted', async ({ page, request }) => {
  await signIn(page, await newOperator(request));
  const sent = sentBy(page);
  const known = page.waitForResponse('**/api/operator/access');
  await answerFirst(page);
  await known;
  await idle(page);
  expect(sent).toEqual([]);
});

test('a saved quote that is opened again is counted where it is sent, and only there', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await haveQuote(request, await signedUp(request, person), {
    ...completeDraft(),
    profession: [],
  });
  await signIn(page, person);
  const sent = sentBy(page);
  await page.getByRole('article').getByRole('button').first().click();
  await onPage(page, 'Confirm Info');
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await onPage(page, laterPages.programs.heading);
  await open(page, laterPages.calculator);
  await page.getByRole('link', { name: 'Get Pre Approved' }).click();
  await contactForm(page).send.click();
  await expectSteps(sent, ['submitted']);
});
