import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openMenu } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect } from './fixtures.ts';
import { onPage } from './pages.ts';

/** Quotes in the server's response format. Fixed dates keep screenshots from changing. */
const quotes = [
  { homeType: 'condo', updatedAt: '2026-11-14T18:00:00.000Z' },
  { homeType: 'single-family', homePrice: 1_250_000, updatedAt: '2026-10-30T18:00:00.000Z' },
  { homeType: 'multi-family', homePrice: 389_500, updatedAt: '2026-01-05T18:00:00.000Z' },
].map((answers) => ({
  ...completeDraft(),
  id: randomUUID(),
  createdAt: '2026-01-05T18:00:00.000Z',
  ...answers,
}));

/** Responds to the page's requests for quotes with three of them. */
export async function answerThreeQuotes(page: Page): Promise<void> {
  await answerQuotes(page, quotes);
}

/** Responds to the page's requests for quotes with `data`, and for their notes with none. */
async function answerQuotes(page: Page, data: object[]): Promise<void> {
  await page.route('**/api/quotes', (route) => route.fulfill({ json: { data } }));
  const notes = { knownFacts: null, requestSentOn: null, chosenPrograms: null };
  await page.route('**/api/quotes/*/notes', (route) => route.fulfill({ json: { data: notes } }));
}

/** Functions that each open the account page in one state and wait for it. They need a stored session. */
export const signedInViews: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'dashboard-empty': async (page) => {
    await page.goto('/dashboard');
    await onPage(page, 'Unlock Savings Today');
  },
  'dashboard-full': async (page) => {
    await answerThreeQuotes(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first()).toContainText(/\d matching programs/);
  },
  'dashboard-deleted': async (page) => {
    await answerThreeQuotes(page);
    await page.route('**/api/quotes/*', (route) => route.fulfill({ status: 204 }));
    await page.goto('/dashboard');
    await page.getByText('Delete Application').first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  'dashboard-failed': async (page) => {
    await page.route('**/api/quotes', (route) => route.fulfill({ status: 400 }));
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  menu: async (page) => {
    await answerThreeQuotes(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(3);
    await openMenu(page);
  },
  settings: async (page) => {
    await page.goto('/profile');
    await onPage(page, 'Account settings');
  },
  'delete-account': async (page) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'reset-password': async (page) => {
    await page.goto('/profile/reset-password');
    await onPage(page, 'Reset Password');
  },
};

/** Functions that open one state for a signed-out visitor and wait for it. */
export const signedOutViews: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'dialog-sign-in': (page) => openDialog(page, 'sign-in', 'Sign In'),
  'dialog-sign-up': (page) => openDialog(page, 'sign-up', 'Sign Up'),
  'dialog-reset-password': (page) => openDialog(page, 'reset-password', 'Reset Password'),
  'dialog-refused': async (page) => {
    await openDialog(page, 'sign-up', 'Sign Up');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
  },
  'mail-link': async (page) => {
    await page.goto('/profile/reset-password?token_hash=any&type=recovery');
    await onPage(page, 'Reset Password');
  },
  'mail-link-failed': async (page) => {
    await page.goto('/profile/reset-password#error=access_denied&error_code=otp_expired');
    await onPage(page, 'This link no longer works');
  },
};

async function openDialog(page: Page, view: string, name: string): Promise<void> {
  await page.goto(`/?auth=${view}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}
