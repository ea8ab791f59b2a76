import { referenceOf } from '@latchkey/contract';
import { describe, expect, it } from 'vitest';
import { olderLead } from '../../../test/leads/older-lead.ts';
import { sampleDelivery as delivery } from '../../../test/leads/sample-delivery.ts';
import { readConfig } from '../../config.ts';
import { readBrand } from '../../site/brand-file.ts';
import { webhookBody } from '../webhooks/webhook-body.ts';
import { buyerMail } from './buyer-mail.ts';
import { teamMail } from './team-mail.ts';

const brand = readBrand(readConfig({}).brandFile);
const around = { brand, siteUrl: 'https://latchkey.example' };

const withdrawalLink = 'https://latchkey.example/withdraw#x';

describe('emails about a lead', () => {
  it('omits the name that the buyer typed from the subject and recipient of the buyer’s email', () => {
    const found = delivery(null);
    const { subject, to } = buyerMail(found, brand, withdrawalLink);
    expect(subject).toBe('We have your request');
    expect(to).toEqual({ address: found.lead.email });
  });

  it('tells the buyer who to call, what the figures were, and which programs match', () => {
    const found = delivery(null);
    const { text, html } = buyerMail(found, brand, withdrawalLink);
    expect(text).toMatch(/Your next steps\n\n1\. Call .+\n.+ Ask: “.+”\n\d{3}-\d{3}-\d{4}\n/);
    expect(html).toMatch(/<a class="link" href="tel:\+1\d{10}"/);
    for (const words of [
      'Each month, all in: $',
      'Cash at closing: $',
      'Owed later, with interest: $',
      'APR, estimated: ',
      'Traditional payment: $',
      'Less in payments, years 1 to ',
      'Loan Estimate',
    ]) {
      expect(text).toContain(words);
    }
    const { programs = [] } = found.lead;
    const [first] = programs ?? [];
    expect(text).toContain(`${first?.name}: Up to $`);
    expect(text).toMatch(/: Up to \$.+ from .+\. \d{3}-\d{3}-\d{4}\n/);
  });

  it('starts with the program whose assistance is applied, followed by the three main figures', () => {
    const found = delivery(null);
    const { programs, calculation } = found.lead;
    const last = programs?.at(-1);
    const program = last ? { id: last.id, name: last.name } : null;
    const lead = { ...found.lead, calculation: calculation && { ...calculation, program } };
    const order = /Help applied: .*\nEach month, all in: .*\nCash at closing: .*\nOwed later/;
    const { text } = buyerMail({ ...found, lead }, brand, withdrawalLink);
    expect(text).toMatch(order);
    expect(text).toContain(`Your programs\n\n${program?.name}: Up to $`);
    expect(text.indexOf('Your figures')).toBeLessThan(text.indexOf('Your next steps'));
    const team = teamMail({ ...found, lead }, around).text;
    expect(team).toMatch(order);
    expect(team).toContain(`Program 1: ${program?.name} (`);
  });

  it('states when the team will reply, and includes the reference that the team sees', () => {
    const found = delivery(null);
    const reference = referenceOf(found.lead.id);
    const { text } = buyerMail(found, brand, withdrawalLink);
    expect(text).toContain('emails you at this address within 2 working days.');
    expect(text).toContain(`Your reference number is ${reference}.`);
    expect(teamMail(found, around).text).toContain(`Reference: ${reference}`);
    const silent = { ...brand, repliesWithinDays: null };
    expect(buyerMail(found, silent, withdrawalLink).text).not.toContain('working day');
    const spanish = buyerMail(delivery(null, 'es'), brand, withdrawalLink).text;
    expect(spanish).toContain('en un plazo de 2 días hábiles.');
  });

  it('does not show figures if no common loan covers the home', () => {
    const found = delivery(null);
    const { calculation } = found.lead;
    const limits = { fewest: 832_750, most: 832_750 };
    const noCommonLoan = {
      loanAmount: 2_000_000,
      conventional: limits,
      fha: limits,
      units: 1,
      pastYear: null,
      priceThatFits: null,
    };
    const lead = { ...found.lead, calculation: calculation && { ...calculation, noCommonLoan } };
    const { text } = buyerMail({ ...found, lead }, brand, withdrawalLink);
    expect(text).toContain('Each month, all in: No common loan covers this\n');
    expect(text).not.toMatch(/Traditional payment|APR|Owed later/);
  });

  it('does not mention a lowered payment if the site did not offer one', () => {
    const found = delivery(null);
    const { calculation } = found.lead;
    const plain = calculation && {
      ...calculation,
      isOffered: false,
      leadsWith: 'traditional' as const,
      allInAfter: null,
      helpOwed: 1_000,
      owedTotal: 1_000,
    };
    const lead = { ...found.lead, calculation: plain };
    const mails = [
      buyerMail({ ...found, lead }, brand, withdrawalLink),
      teamMail({ ...found, lead }, around),
    ];
    for (const { text, html } of mails) {
      expect(text).toContain('Mortgage payment: $');
      for (const said of [text, html]) {
        expect(said).not.toMatch(
          /traditional|lowered|Less in payments|before interest|program ends/i,
        );
      }
    }
  });

  it('shows the traditional payment first if the loan cannot have a lowered payment', () => {
    const found = delivery(null);
    const { calculation } = found.lead;
    const fha = calculation && {
      ...calculation,
      loanType: 'FHA',
      escrow: 'required' as const,
      leadsWith: 'traditional' as const,
      allInAfter: null,
    };
    const lead = { ...found.lead, calculation: fha };
    for (const { text } of [
      buyerMail({ ...found, lead }, brand, withdrawalLink),
      teamMail({ ...found, lead }, around),
    ]) {
      expect(text).toMatch(/Each month, all in: \$[\d,]+ a month, plus HOA dues\n/);
      expect(text).toContain('This plan does not go with an FHA loan as far as we know.');
      expect(text).not.toMatch(/Less in payments|before interest|What waiting costs/);
    }
  });

  it('writes to the buyer in the language of the page that the buyer used', () => {
    const found = delivery(null, 'es');
    const mail = buyerMail(found, brand, withdrawalLink);
    expect(mail.subject).toBe('Tenemos su solicitud');
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.text).toContain('el equipo de Latchkey');
    expect(mail.text).toMatch(/al mes durante \d años.*, luego \$/);
    expect(mail.text).toContain('¿Tiene preguntas? Escriba a');
    expect(mail.text).toContain('Esta es una demostración.');
    expect(mail.text).not.toMatch(/Your|Traditional payment|Full Name|undefined/);
  });

  it('includes the phone number for the buyer’s language', () => {
    const { es } = brand.translations;
    const translations = { es: { ...es, phoneLine: '5125550123' } };
    const { text } = buyerMail(delivery(null, 'es'), { ...brand, translations }, withdrawalLink);
    expect(text).toContain('Llámenos en español: 512-555-0123');
  });

  it('writes an English email about a lead that an older version stored', () => {
    const found = delivery(null);
    const older = { ...found, lead: { ...found.lead, language: null } };
    expect(buyerMail(older, brand, withdrawalLink).subject).toBe('We have your request');
  });

  it('tells the team which language the buyer prefers', () => {
    const { text, html } = teamMail(delivery(null, 'es'), around);
    expect(text).toContain('Language: Prefers Spanish');
    expect(html).toContain('<html lang="en">');
    expect(teamMail(delivery(null), around).text).not.toContain('Prefers');
    expect(JSON.parse(webhookBody(delivery(null, 'es')))).toMatchObject({
      data: { language: 'es' },
    });
  });

  it('shows the team the source of the visit as plain text, never as a link or markup', () => {
    const found = delivery(null);
    const source = { source: '<b>evil.example</b>', partner: 'https://evil.example' };
    const sent = { ...found, lead: { ...found.lead, source } };
    const { text, html } = teamMail(sent, around);
    expect(text).toMatch(/^Source: .*evil/m);
    expect(html).toContain('&lt;b&gt;evil');
    expect(html).not.toContain('<b>evil');
    for (const part of [text, html]) expect(part).not.toContain('evil.example');
    expect(teamMail(found, around).text).not.toContain('Source:');
    expect(JSON.parse(webhookBody(sent))).toMatchObject({ data: { source } });
  });

  it('composes an email about a lead that an older version stored', () => {
    const found = delivery(null);
    const older = { ...found, lead: { ...found.lead, ...olderLead() } };
    const { text } = buyerMail(older, brand, withdrawalLink);
    expect(text).toContain('Lowered payment: $2,178.32 a month for 5 years, then $2,785.03\n');
    expect(text).toContain(
      'Less in payments, years 1 to 5: $33,663, of which $8,663 is prepaid and $25,000 owed, before interest',
    );
    expect(text).toContain('Owed when the program ends: $25,000 before interest\n');
    // The older version left mortgage insurance out of the APR.
    expect(text).not.toMatch(/APR|6\.375%.*APR|undefined|NaN/);
    const { programs = [] } = older.lead;
    const bare = programs.map(({ id, name, agency, amount, hasCheck }) => ({
      ...{ id, name, agency, amount, hasCheck },
    }));
    const oldest = { ...older, lead: { ...older.lead, programs: bare } };
    expect(buyerMail(oldest, brand, withdrawalLink).text).toMatch(
      /1\. Ask about Travis County Hill Country/,
    );
    const none = { ...found, lead: { ...found.lead, programs: null, calculation: null } };
    expect(buyerMail(none, brand, withdrawalLink).text).not.toContain('Your figures');
  });

  it.each([
    ['filled-trap', 'a field that people cannot see'],
    ['too-fast', 'sent within two seconds'],
    ['too-many', 'many requests from the same network'],
  ] as const)('warns the team about a %s request in the subject and text', (suspicion, words) => {
    const { subject, text } = teamMail(delivery(suspicion), around);
    expect(subject).toMatch(/^Check first: new request: Ada Buyer/);
    expect(text).toContain(words);
    expect(text).toContain('We did not email the buyer.');
  });

  it('does not include a warning if the lead is not flagged', () => {
    const { subject, text } = teamMail(delivery(null), around);
    expect(subject).toMatch(/^New request: Ada Buyer/);
    expect(text).not.toContain('We did not email the buyer');
  });

  it.each(['too-many', null] as const)('sends the same flag to the webhook: %s', (suspicion) => {
    expect(JSON.parse(webhookBody(delivery(suspicion)))).toMatchObject({ data: { suspicion } });
  });
});
