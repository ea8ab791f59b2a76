import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The part of the calculator that answers: a lowered payment, or why the buyer gets no such payment. */
export function answerOf(page: Page, title: 'MORTGAGE PAYMENT' | 'Did Not Qualify'): Locator {
  return page.getByRole('region', { name: title });
}

/** Checks that the lowered payment, the payment after it and what is owed then stand together. */
export async function expectLoweredPayment(page: Page): Promise<void> {
  const answer = answerOf(page, 'MORTGAGE PAYMENT');
  await expect(answer).toContainText(/Years 1 to [357][^$]*\$[\d,.]+\/month/);
  await expect(answer).toContainText(/From year [468], taxes and insurance in\s*\$[\d,.]+\/month/);
  await expect(answer).toContainText(/lowers your monthly payments by \$/);
  await expect(answer).toContainText(/Then (still )?owed on (the )?line of credit.*?\$[\d,.]+/);
}

/** Checks that a step after the estimate names an agency, a phone number and what to ask. */
export async function expectSomeoneToCall(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'Your next steps' });
  const call = steps
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Call / }) });
  const more = call.getByRole('button', { name: /^More about: Call/ });
  if (await more.isVisible()) await more.click();
  await expect(call).toContainText(/Ask: “.+”/);
  await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
}

/** Checks the note about the applied program. On a phone, it is in the sheet with the figures. */
export async function expectApplied(page: Page, words: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Change', exact: true });
  const note = page.getByText(/^\* Applied \$/);
  await expect(change.or(note)).not.toHaveCount(0);
  const isInSheet = await change.isVisible();
  if (isInSheet) await change.click();
  await expect(note).toContainText(words);
  if (isInSheet) await page.getByRole('button', { name: 'Done' }).click();
}

/** Opens a calculator section that renders on demand. */
export async function openPart(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
}

/** Opens one of the calculator's four details: a tab, or a section of the accordion on a phone. */
export async function openDetail(
  page: Page,
  name: 'Each month' | 'Cash' | 'Later' | 'Every year',
): Promise<void> {
  const onPhone = page.locator('[data-detail] > summary').filter({ hasText: name });
  await page.getByRole('tab', { name }).or(onPhone).click();
}

/** Finds the page section with this heading. */
export function partOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** Finds the value next to a label in a page section. */
export function figureOf(part: Locator, label: string): Locator {
  const term = part
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });
  return part.locator('dl > *').filter({ has: term }).getByRole('definition').first();
}

/** Opens every payment under the calculator's answer. */
export async function openTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All terms', expanded: false }).click();
}

/** Finds the loan terms that every page with a payment must show: in full, or in a few lines. */
export function termsBlock(page: Page): Locator {
  const name = 'Loan details and every payment';
  return page.getByRole('region', { name }).or(page.getByRole('group', { name }));
}
