import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noticeMail as accountMail, linkMail } from '../../src/auth/mails/auth-mails.ts';
import { readConfig } from '../../src/config.ts';
import { teamDigest } from '../../src/leads/digests/digest-mail.ts';
import { alertMail } from '../../src/leads/mails/alert-mail.ts';
import { bundleMail } from '../../src/leads/mails/bundle-mail.ts';
import { buyerMail } from '../../src/leads/mails/buyer-mail.ts';
import { teamMail } from '../../src/leads/mails/team-mail.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { confirmMail } from '../../src/notices/mails/confirm-mail.ts';
import { noticeMail } from '../../src/notices/mails/notice-mail.ts';
import { sampleDelivery } from '../leads/sample-delivery.ts';
import { madeUpBrand as brand } from '../made-up-brand.ts';
import { noticed, opening } from '../notices/test-outbox.ts';

const siteUrl = 'https://home.harbor.example';
const settings = { ...readConfig({}).auth, siteUrl };
const email = 'ada@example.com';
const createdAt = new Date('2026-03-04T05:06:07Z');

/** Returns one email of every kind in a language. Emails to the team are in English. */
function mailsIn(language: string): Mail[] {
  const found = sampleDelivery('filled-trap', language);
  const withdrawn = { ...found.delivery, event: 'lead.withdrawn' } as const;
  const around = { brand, siteUrl, to: email };
  const to = { id: randomUUID(), to: email, language };
  const notice = { ...to, endToken: 'a' };
  const quote = { quoteId: randomUUID(), place: 'Detroit, MI', price: 200_000, changes: [] };
  return [
    ...(['recovery', 'signup'] as const).map((purpose) =>
      linkMail({ brand }, purpose, { email, language }, new URL(siteUrl)),
    ),
    ...(['password-changed', 'address-changed', 'google-linked', 'provider-linked'] as const).map(
      (purpose) => accountMail({ brand, settings }, { purpose, email, language, createdAt }),
    ),
    buyerMail(found, brand, `${siteUrl}/withdraw#a`),
    teamMail(found, around),
    teamMail({ ...found, delivery: withdrawn }, around),
    bundleMail([found, found], around),
    alertMail(found.delivery, around),
    ...[teamDigest({ unassigned: 2, overdue: 1 }, { ...around, id: randomUUID() })].flatMap(
      (mail) => mail ?? [],
    ),
    confirmMail({ ...to, programName: 'A program', token: 'a' }, around),
    confirmMail({ ...to, programName: null, token: 'a' }, around),
    noticeMail(
      {
        ...notice,
        notice: { kind: 'changes', content: { program: { ...noticed, facts: [opening] } } },
        subscription: { kind: 'program' },
      },
      around,
    ),
    noticeMail(
      {
        ...notice,
        notice: { kind: 'changes', content: { quotes: [quote] } },
        subscription: { kind: 'weekly' },
      },
      around,
    ),
    noticeMail(
      {
        ...notice,
        notice: { kind: 'outcome', content: { ...noticed, outcome: 'changed' } },
        subscription: { kind: 'correction' },
      },
      around,
    ),
  ];
}

describe.each(['en', 'es'])('the emails of another company in %s', (language) => {
  it.each(mailsIn(language))("contains only that company's name: $kind", (mail) => {
    expect(JSON.stringify(mail)).not.toMatch(/latchkey/i);
    expect(mail.html).toContain('cid:logo-light@harbor.example');
    expect(mail.html).toContain('Federally insured by NCUA');
    expect(mail.text).toMatch(/^Harbor Credit Union · .*\nNMLS #990017 · /m);
  });
});
