import { exportLeads, type InputOf } from '@latchkey/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { olderCalculation } from '../../test/leads/older-lead.ts';
import { openTestInbox } from '../../test/operator/test-inbox.ts';
import { readConfig } from '../config.ts';
import { leads } from '../db/schema.ts';
import * as withdrawalRepository from '../leads/withdrawal/repository.ts';
import { readBrand } from '../site/brand-file.ts';

describe('the export of leads', () => {
  let inbox: Awaited<ReturnType<typeof openTestInbox>>;

  const exported = (body: InputOf<typeof exportLeads, 'body'>) =>
    inbox.call(exportLeads, inbox.operator.headers, '', body);

  beforeAll(async () => {
    inbox = await openTestInbox();
  });

  beforeEach(async () => {
    await inbox.database.delete(leads);
  });

  afterAll(() => inbox.app.close());

  it("contains the buyer's language, and preserves a name with accents and two surnames", async () => {
    const fullName = 'María José Núñez de la Peña';
    await inbox.send({ fullName }, {}, { 'accept-language': 'es' });
    const csv = await exported({ format: 'csv' });
    const [head = '', line = ''] = csv.body.split('\r\n');
    expect(head).toMatch(/^\ufeffid,/);
    const column = head.split(',').indexOf('language');
    expect(line).toContain(fullName);
    expect(line.split(',')[column]).toBe('es');
    const json = await exported({ format: 'json' });
    expect(JSON.parse(json.body)).toMatchObject({ contact: { fullName }, language: 'es' });
  });

  it('contains the all-in payment, the APR, and the amount owed with interest', async () => {
    await inbox.send();
    const csv = await exported({ format: 'csv' });
    const [head = '', line = ''] = csv.body.split('\r\n');
    const cells = line.split(',');
    const cell = (name: string) => cells[head.split(',').indexOf(name)];
    const { calculation } = JSON.parse((await exported({ format: 'json' })).body);
    expect(cell('leads_with')).toBe(calculation.leadsWith);
    expect(cell('apr')).toBe(String(Math.round(calculation.apr * 100) / 100));
    for (const [column, figure] of [
      ['all_in_payment', calculation.allInPayment],
      ['cash_needed', calculation.cashNeeded],
      ['owed_with_interest', calculation.owedWithInterest],
      ['payment_with_payback', calculation.paymentWithPayback],
    ]) {
      expect(Number(cell(column))).toBeCloseTo(figure, 2);
    }
  });

  it('omits the APR of a lead that an older version stored', async () => {
    await inbox.send();
    await inbox.database.update(leads).set({ calculation: sql`${olderCalculation}::jsonb` });
    const csv = await exported({ format: 'csv' });
    const [head = '', line = ''] = csv.body.split('\r\n');
    expect(line.split(',')[head.split(',').indexOf('apr')]).toBe('');
  });

  it('contains each consent with its exact text, version, and times', async () => {
    const { phoneConsent } = readBrand(readConfig({}).brandFile);
    const { version: textVersion, call: wording } = phoneConsent;
    const phone = '512 555 0123';
    const id = await inbox.send({ phone }, { consent: { call: true, text: false, textVersion } });
    const given = new Date(inbox.clock.now).toISOString();
    inbox.clock.now += 1_000;
    const origin = { remoteAddress: '192.0.2.1', userAgent: null };
    const withdrawn = new Date(inbox.clock.now);
    await withdrawalRepository.withdraw(inbox.database, id, origin, withdrawn);

    const json = await exported({ format: 'json' });
    const consent = { channel: 'call', phone, textVersion, wording };
    expect(JSON.parse(json.body).consents).toMatchObject([
      { ...consent, isGiven: true, createdAt: given },
      { ...consent, isGiven: false, createdAt: withdrawn.toISOString() },
    ]);

    const csv = await exported({ format: 'csv' });
    expect(csv.body).toContain(
      `,false,${given},${withdrawn.toISOString()},${textVersion},en,"${wording}",false,,,,,\r\n`,
    );
  });

  it('contains all leads that match a filter, and escapes formulas', async () => {
    const formula = '=HYPERLINK("evil";"x")';
    for (let i = 0; i < 3; i += 1) await inbox.send({ fullName: `${formula} ${i}` });
    inbox.clock.now += 1_000;
    await inbox.send({ fullName: 'Ada, "Buyer"' });

    const csv = await exported({ format: 'csv', search: 'hyperlink' });
    expect(csv.headers['content-disposition']).toBe('attachment; filename="leads.csv"');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=HYPERLINK(""evil"";""x"") `);

    const json = await exported({ format: 'json' });
    const parsed = json.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(parsed).toHaveLength(4);
    expect(parsed[0]).toMatchObject({ contact: { fullName: 'Ada, "Buyer"' } });
  });
});
