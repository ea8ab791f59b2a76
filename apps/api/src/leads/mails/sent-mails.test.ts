import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleDelivery } from '../../../test/leads/sample-delivery.ts';
import { type TestMailServer, testMailServer } from '../../../test/mail/test-mail-server.ts';
import { readConfig } from '../../config.ts';
import { type Mailer, mailer } from '../../mail/mailer.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import { readBrand } from '../../site/brand-file.ts';
import { buyerMail } from './buyer-mail.ts';
import { teamMail } from './team-mail.ts';

const brand = readBrand(readConfig({}).brandFile);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const fullName = 'María José Núñez de la Peña';

let server: TestMailServer;
let mails: Mailer;

beforeAll(async () => {
  server = await testMailServer();
  mails = mailer(smtpTransport(server.url, { address: 'site@example.com' }), silent);
});
afterAll(async () => {
  mails.close();
  await server.close();
});

it('encodes accented characters in subjects and texts when it uses a mail server', async () => {
  const sample = sampleDelivery(null, 'es');
  const found = { ...sample, lead: { ...sample.lead, fullName } };
  await mails.deliver(buyerMail(found, brand, 'https://latchkey.example/withdraw#x'));
  const buyer = await server.nextMail(found.lead.email);
  expect(buyer.subject).toBe('Tenemos su solicitud');
  expect(buyer.content).toContain(`: ${fullName}`);
  expect(buyer.content).toContain('Estimación de préstamo');

  const around = { brand, siteUrl: 'https://latchkey.example' };
  await mails.deliver(teamMail(found, around));
  const team = await server.nextMail(found.delivery.target);
  expect(team.subject).toBe(`New request: ${fullName}, Austin, TX`);
  expect(team.content).toContain('Prefers Spanish');
});
