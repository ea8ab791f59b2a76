import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POSTAL_ADDRESS } from '../../../test/notices/notice-site.ts';
import {
  morning,
  named,
  noticed,
  opening,
  openOutbox,
  sampleProgram,
} from '../../../test/notices/test-outbox.ts';
import { tokenHash } from '../../auth/mails/secret-token.ts';
import { noticeEndTokens, noticeSubscriptions, users } from '../../db/schema.ts';
import * as mailLinkRepository from '../mail-link-repository.ts';

describe('notice emails', () => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;

  beforeAll(async () => {
    outbox = await openOutbox();
  });

  afterAll(() => outbox.close());

  beforeEach(async () => {
    await outbox.clear();
    await outbox.subscribe();
  });

  it('states what changed, the source of the change, and how to stop the notices', async () => {
    expect(await outbox.write()).toBe(true);
    expect(await outbox.deliver()).toBe('completed');
    const [mail] = outbox.received();
    const source = mail?.source.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    const [, token = ''] =
      /^List-Unsubscribe: <https:\/\/latchkey\.example\/api\/notices\/stop\/([\w-]{43})>\r$/m.exec(
        source,
      ) ?? [];
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.subject).toBe(`${sampleProgram.fullName}: what changed`);
    for (const words of [
      'Funding: before: paused, now: open (agency.example.gov, Nov 20, 2026: https://agency.example.gov/news?a=1&b=2)',
      'href="https://agency.example.gov/news?a=1&amp;b=2"',
      `https://latchkey.example/program/${sampleProgram.slug}`,
      `Stop these emails:\r\nhttps://latchkey.example/notices#stop=${token}`,
      `href="https://latchkey.example/notices#stop=${token}"`,
    ]) {
      expect(mail?.content).toContain(words);
    }
    // The address is in the text and in the HTML.
    expect(mail?.content.split(POSTAL_ADDRESS)).toHaveLength(3);
    expect(await outbox.newest()).toMatchObject({
      state: 'delivered',
      attempts: 1,
      deliveredAt: morning,
    });
    const tokens = await outbox.context.database.select().from(noticeEndTokens);
    expect(tokens.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  it('writes a notice in the language of the subscription', async () => {
    await outbox.subscribe({ language: 'es' });
    await outbox.write();
    await outbox.deliver();
    const [mail] = outbox.received();
    expect(mail?.subject).toBe(`${sampleProgram.fullName}: lo que cambió`);
    expect(mail?.content).toContain('Fondos: antes: en pausa, ahora: abierto');
    expect(mail?.content).toContain('Dejar de recibir estos avisos');
  });

  it('lists the changes for each saved quote', async () => {
    const userId = randomUUID();
    const email = `${userId}@example.com`;
    const proven = { ownerSince: morning, createdAt: morning, updatedAt: morning };
    await outbox.context.database
      .insert(users)
      .values({ id: userId, email, metadata: {}, ...proven });
    await outbox.subscribe({ email: null, userId, kind: 'weekly', subject: '' });
    const change = { kind: 'opened' as const, ...named, why: [opening] };
    const rate = { kind: 'rate' as const, before: 6.5, after: 6.25, date: '2026-11-19' };
    const quote = { quoteId: randomUUID(), place: 'Detroit, MI', price: 250_000 };
    const content = {
      quotes: [
        { ...quote, changes: [change, rate] },
        { ...quote, place: 'Flint, MI', changes: [rate] },
      ],
    };
    await outbox.write({ kind: 'changes', content });
    await outbox.deliver();
    const [mail] = outbox.received(email);
    expect(mail?.subject).toBe('Something changed for your saved quotes');
    for (const words of [
      'Your home in Detroit, MI for $250,000',
      `- ${sampleProgram.fullName} is now open.\r\n  Funding: before: paused, now: open`,
      'Your home in Flint, MI for $250,000',
      '- The average mortgage rate fell from 6.5% to 6.25% (week of Nov 19, 2026).',
      'https://latchkey.example/dashboard',
      'at most once a week',
    ]) {
      expect(mail?.content).toContain(words);
    }
  });

  it('lists all programs and quotes that a person follows, with one unsubscribe link', async () => {
    const { database } = outbox.context;
    const also = randomUUID();
    await database.insert(noticeSubscriptions).values({
      id: also,
      email: 'ada@example.com',
      kind: 'program',
      subject: 'us-other',
      language: 'en',
      throughChange: 3,
      createdAt: morning,
      confirmedAt: morning,
    });
    const quote = { quoteId: randomUUID(), place: 'Detroit, MI', price: 250_000 };
    const content = {
      programs: [
        { ...noticed, facts: [opening] },
        { programId: null, slug: null, programName: 'Gone Help', facts: [] },
      ],
      quotes: [{ ...quote, changes: [{ kind: 'opened' as const, ...named, why: [] }] }],
      alsoEnds: [also],
    };
    await outbox.write({ kind: 'changes', content });
    await outbox.deliver();
    const [mail] = outbox.received();
    expect(mail?.subject).toBe('What changed for you');
    for (const words of [
      'Funding: before: paused, now: open',
      `https://latchkey.example/program/${sampleProgram.slug}`,
      'Gone Help',
      'Your home in Detroit, MI for $250,000',
      'stops emails about every program and quote',
    ]) {
      expect(mail?.content).toContain(words);
    }
    const [, token = ''] = /#stop=([\w-]{43})/.exec(mail?.content ?? '') ?? [];
    await mailLinkRepository.stop(database, tokenHash(token), morning);
    const ended = await database.select().from(noticeSubscriptions);
    expect(ended.map(({ endedAt }) => endedAt)).toEqual([morning, morning]);
  });
});
