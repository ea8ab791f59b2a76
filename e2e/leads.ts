import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { type Account, type newAccount, newPerson, signedUp } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect } from './fixtures.ts';

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

const brandFile = join(import.meta.dirname, '../brand/brand.json');
const { phoneConsent } = JSON.parse(readFileSync(brandFile, 'utf8'));

/** Sends a pre-approval request in the form's format, and returns the buyer. */
export async function sent(
  request: APIRequestContext,
  form = { website: '', seconds: 30 },
  buyer: Buyer = newBuyer(),
  consent = { call: false, text: false },
  textVersion: string = phoneConsent.version,
): Promise<Buyer> {
  const { profession, startedFromLink, ...quote } = completeDraft();
  const answer = await request.post('/api/quotes/submit', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      quote: { ...quote, profession: [] },
      subject: {
        fullName: buyer.name,
        email: buyer.email,
        phone: `512 555 ${randomInt(1_000, 10_000)}`,
      },
      consent: { ...consent, textVersion },
      form,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return buyer;
}

const execute = promisify(execFile);
const operatorCommand = join(import.meta.dirname, '../scripts/operator.ts');

/** Creates an account with a role. `--force` skips the check for a verified email. */
export async function newOperator(
  request: APIRequestContext,
  person: Account = newPerson(),
  role: 'leads' | 'catalog' = 'leads',
): ReturnType<typeof newAccount> {
  const session = await signedUp(request, person);
  const granted = ['grant', person.email, '--role', role, '--force'];
  await execute(process.execPath, [operatorCommand, ...granted]);
  return { ...person, session };
}

function newBuyer(): Buyer {
  const word = randomUUID();
  return { name: `Maya ${word}`, email: `maya.${word}@example.com` };
}
