import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { askServer } from '../apps/api/src/operator/grants/control-socket.ts';
import { type Account, newPerson, signedUp } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect } from './fixtures.ts';

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** A request for pre-approval as the form sends it. */
export async function sent(
  request: APIRequestContext,
  form = { website: '', seconds: 30 },
  buyer: Buyer = newBuyer(),
): Promise<Buyer> {
  const { profession, startedFromLink, ...quote } = completeDraft();
  const answer = await request.post('/api/quotes/submit', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      quote: { ...quote, profession: [] },
      subject: { fullName: buyer.name, email: buyer.email, phone: '512 555 0123' },
      form,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return buyer;
}

/** Somebody with an account that may see leads. */
export async function newOperator(
  request: APIRequestContext,
  person: Account = newPerson(),
): Promise<Account> {
  await signedUp(request, person);
  const asked = { command: 'grant', email: person.email } as const;
  expect(await askServer(process.env.DATA_FOLDER ?? '', asked)).toMatchObject({ isDone: true });
  return person;
}

function newBuyer(): Buyer {
  const word = randomUUID();
  return { name: `Maya ${word}`, email: `maya.${word}@example.com` };
}
