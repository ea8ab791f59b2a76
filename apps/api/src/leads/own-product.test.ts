import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InputOf, putQuote, submitQuote } from '@latchkey/contract';
import { sampleDetails } from '@latchkey/domain/samples';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote, sampleRequest } from '../../test/samples.ts';
import { answerTo, buildTestApp, buildTestAppOn } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { readProduct } from '../site/product-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-own-product-'));
const shipped = readProduct(readConfig({}).productFile, '2026-11-22');

/** Returns the product that a server reads from a file with these changes. */
function productWith(changes: object) {
  const file = join(folder, 'product.json');
  writeFileSync(file, JSON.stringify({ ...shipped, ...changes }));
  return readProduct(file, '2026-11-22');
}

const own = productWith({
  rate: { percent: 5.5, source: 'Harbor', date: '2026-11-20' },
  terms: [30, 15],
  defaultTerm: 15,
  loweredPayment: { ...shipped.loweredPayment, lineOfCredit: 9_000, lengths: ['3 years (LOC)'] },
});

describe('a server with a custom product file', () => {
  let app: FastifyInstance;
  let plain: FastifyInstance;
  let database: Database;

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ product: own }));
    plain = await buildTestAppOn(database, { product: productWith({ loweredPayment: null }) });
  });

  afterAll(async () => {
    await plain.close();
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function calculationOf(
    body: Partial<InputOf<typeof submitQuote, 'body'>> = {},
    server = app,
  ) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const subject = { ...sampleRequest.subject, email: `${crypto.randomUUID()}@example.com` };
    const sent = { ...sampleRequest, subject, ...body };
    const { data } = await answerTo(server, submitQuote, { body: sent, headers });
    return data.snapshot.calculation;
  }

  it("prices a request with the product's rate, term, and line of credit", async () => {
    const calculation = await calculationOf();
    expect(calculation).toMatchObject({
      details: { interestRate: 5.5, term: 15 },
      isOffered: true,
      programLength: '3 years (LOC)',
    });
    expect(calculation.owedLater).toBeLessThanOrEqual(9_000);
  });

  it('prices a saved quote with the current product', async () => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'three blue doors' };
    const signUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload: account });
    const headers = { authorization: `Bearer ${signUp.json().access_token}` };
    const saved = await answerTo(app, putQuote, { body: sampleQuote, headers });
    const { details } = await calculationOf({ quote: saved.data });
    expect(details).toMatchObject({ interestRate: 5.5, term: 15 });
  });

  it("keeps the buyer's own rate, but not a term that the product does not offer", async () => {
    const calculator = {
      details: { ...sampleDetails, term: 20 as const, interestRate: 7 },
      programId: null,
    };
    const { details } = await calculationOf({ calculator });
    expect(details).toMatchObject({ interestRate: 7, term: 15 });
  });

  it('does not show a lowered payment if the product does not offer one', async () => {
    expect(await calculationOf({}, plain)).toMatchObject({
      isOffered: false,
      isQualified: false,
      programLength: '',
      amountSaved: 0,
      totalSavings: 0,
      owedLater: 0,
    });
  });
});
