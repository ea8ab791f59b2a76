import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { onPage } from './pages.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

/** Returns the details of a person who has no account yet. */
export function newPerson(): Account {
  return {
    email: `maya.${randomUUID()}@example.com`,
    password: 'a door with two keys',
    fullName: 'Maya Okafor',
  };
}

/** The local storage key where the published client stores its session. */
export const SESSION_KEY = 'latchkey.session';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/** Creates an account through the API and returns its first session. */
export async function signedUp(request: APIRequestContext, person: Account): Promise<Session> {
  const answer = await request.post('/auth/v1/signup', {
    data: {
      email: person.email,
      password: person.password,
      data: { full_name: person.fullName },
    },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Creates an account for a new person through the API, including a session. */
export async function newAccount(
  request: APIRequestContext,
): Promise<Account & { readonly session: Session }> {
  const person = newPerson();
  return { ...person, session: await signedUp(request, person) };
}

/** Starts another session for an existing account, as a second device would. */
export async function newSession(
  request: APIRequestContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Session> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Returns the local storage items for a signed-in browser. */
export function sessionItems(session: object): Record<string, string> {
  return { [SESSION_KEY]: JSON.stringify(session) };
}

/** Ends all of an account's sessions, as its owner could do from another device. */
export async function endSessions(
  request: APIRequestContext,
  { access_token }: Pick<Session, 'access_token'>,
): Promise<void> {
  const answer = await request.post('/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.status()).toBe(204);
}

/** Opens the sign-in dialog by URL and signs in. */
export async function signIn(page: Page, { email, password }: Account, at = '/'): Promise<void> {
  await page.goto(`${at}?auth=sign-in`);
  await fillSignIn(page, { email, password });
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function fillSignUp(
  page: Page,
  { fullName, email, password }: Account,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByLabel('Full Name').fill(fullName);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Opens the password reset dialog by URL and requests the email. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/?auth=reset-password');
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send instructions' }).click();
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await onPage(page, 'Your path to lower monthly payments');
}

/** Saves a quote to an account through the API. */
export async function haveQuote(
  request: APIRequestContext,
  { access_token }: Pick<Session, 'access_token'>,
  quote: object,
): Promise<{ id: string; updatedAt: string }> {
  const answer = await request.put('/api/quotes', {
    data: quote,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}
