import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Buyer } from './buyer.ts';
import { completeDraft } from './drafts.ts';

/**
 * Quotes in the server's response format. The dates are fixed, so screenshots do not change from
 * run to run.
 */
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

/** Opens the dashboard with three quotes that have no notes. */
export async function opensThreeQuotes({ page }: Buyer): Promise<void> {
  await page.route('**/api/quotes', (route) => route.fulfill({ json: { data: quotes } }));
  const notes = { knownFacts: null, requestSentOn: null, chosenPrograms: null };
  await page.route('**/api/quotes/*/notes', (route) => route.fulfill({ json: { data: notes } }));
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(3);
}

/**
 * Functions by view name. Each function opens a page in a given state for a signed-in user, and
 * waits for that state.
 */
export const signedInViews = {
  'dashboard-empty': (buyer) => buyer.opens('dashboard'),
  'dashboard-full': async (buyer) => {
    await opensThreeQuotes(buyer);
    const first = buyer.page.getByRole('article').first();
    await expect(first).toContainText(/\d matching programs/);
  },
  'dashboard-failed': async (buyer) => {
    await buyer.page.route('**/api/quotes', (route) => route.fulfill({ status: 400 }));
    await buyer.page.goto('/dashboard');
    await expect(buyer.errors).toBeVisible();
  },
  menu: async (buyer) => {
    await opensThreeQuotes(buyer);
    await buyer.opensMenu();
  },
  settings: (buyer) => buyer.opens('account'),
  'reset-password': (buyer) => buyer.opens('resetPassword'),
} as const satisfies Readonly<Record<string, (buyer: Buyer) => Promise<unknown>>>;

/**
 * Functions by view name. Each function opens a page in a given state for a signed-out visitor, and
 * waits for that state.
 */
export const signedOutViews = {
  'dialog-sign-in': (buyer) => openDialog(buyer, 'sign-in', 'Sign In'),
  'dialog-sign-up': (buyer) => openDialog(buyer, 'sign-up', 'Sign Up'),
  'dialog-reset-password': (buyer) => openDialog(buyer, 'reset-password', 'Reset Password'),
  'dialog-refused': async (buyer) => {
    await openDialog(buyer, 'sign-up', 'Sign Up');
    await buyer.presses('Sign Up');
    await expect(buyer.errors).toHaveCount(3);
  },
  'mail-link': async (buyer) => {
    await buyer.page.goto('/profile/reset-password?token_hash=any&type=recovery');
    await buyer.isOn('Reset Password');
  },
  'mail-link-failed': async (buyer) => {
    await buyer.page.goto('/profile/reset-password#error=access_denied&error_code=otp_expired');
    await buyer.isOn('This link no longer works');
  },
} as const satisfies Readonly<Record<string, (buyer: Buyer) => Promise<void>>>;

async function openDialog(buyer: Buyer, view: string, name: string): Promise<void> {
  await buyer.page.goto(`/?auth=${view}`);
  await expect(buyer.dialog(name)).toBeVisible();
}
