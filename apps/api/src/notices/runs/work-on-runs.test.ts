import { CatalogProgram } from '@latchkey/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { funding, program, type TestRuns, testRuns } from '../../../test/notices/test-runs.ts';
import { shippedReference } from '../../../test/test-data.ts';
import { noticeSubscriptions } from '../../db/schema.ts';
import * as quoteRepository from '../../quotes/repository.ts';
import * as rateRepository from '../../reference/rates/repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('checking saved quotes for changes', () => {
  let runs: TestRuns;
  /** Returns, for each notice, the kind of its subscription and the kinds of its changes. */
  const told = async () => (await runs.written()).map(({ kind, kinds }) => [kind, kinds]);

  beforeEach(async () => {
    runs = await testRuns();
  });
  afterEach(() => runs.close());

  it('notifies an account once, at night, of changes to its quotes and the reasons for them', async () => {
    const userId = await runs.account();
    const quoteId = await runs.quoteOf(userId);
    await runs.edit('funding', funding('paused'));
    await runs.notify();
    expect(await runs.written()).toEqual([]);

    await runs.night();
    await runs.night();
    expect(await runs.written()).toMatchObject([
      {
        kind: 'weekly',
        content: {
          quotes: [
            {
              quoteId,
              place: 'Austin, TX',
              price: 385_000,
              changes: [
                {
                  kind: 'closed',
                  programId: program.id,
                  programName: program.fullName,
                  why: [
                    {
                      fact: 'funding',
                      before: { ...funding('open'), statusCheckedOn: program.statusCheckedOn },
                      after: { ...funding('paused'), statusCheckedOn: '2026-11-20' },
                      sourceUrl: 'https://agency.example.gov/news',
                      sourceDay: '2026-11-20',
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    ]);
    expect(await runs.news(userId)).toEqual(['closed']);
    const [row] = await runs.database.select().from(noticeSubscriptions);
    expect(row).toMatchObject({ kind: 'weekly', language: 'es', state: 'TX' });
  });

  it.each([
    [7 * DAY_MS - MINUTE_MS, 1],
    [7 * DAY_MS, 2],
  ])(
    'writes at most one weekly notice in 7 days: after %d ms, the total is %d',
    async (wait, count) => {
      const userId = await runs.account();
      await runs.quoteOf(userId);
      await runs.edit('amount', { maxAmount: 9_000, maxPercent: null, percentOf: null });
      await runs.night();
      const last = runs.now().getTime();
      await runs.edit('funding', funding('waitlist'));
      await runs.edit('amount', { maxAmount: 8_000, maxPercent: null, percentOf: null });
      await runs.night();
      runs.pass(last + wait - runs.now().getTime());
      await runs.night();
      const all = [
        ['weekly', ['amount']],
        ['weekly', ['closed']],
      ];
      expect(await told()).toEqual(all.slice(0, count));
      expect(await runs.news(userId)).toEqual(['closed']);
    },
  );

  it('omits a change that was reversed before the notice', async () => {
    const userId = await runs.account(undefined, false);
    await runs.quoteOf(userId);
    await runs.edit('funding', funding('paused'));
    await runs.night();
    expect(await runs.news(userId)).toEqual(['closed']);
    await runs.edit('funding', funding('open'));
    await runs.night();
    expect(await runs.news(userId)).toEqual([]);
    expect(await runs.written()).toEqual([]);
  });

  it('omits a change that the buyer already saw when saving the quote', async () => {
    const userId = await runs.account();
    await runs.edit('funding', funding('paused'));
    await runs.quoteOf(userId);
    await runs.night();
    expect([await runs.news(userId), await runs.written()]).toEqual([[], []]);
  });

  it('notifies a buyer immediately of changes to a followed quote, and includes the other quotes', async () => {
    const userId = await runs.account();
    const [asked] = [
      await runs.quoteOf(userId),
      await runs.quoteOf(userId, { homePrice: 300_000 }),
    ];
    await runs.subscribe({ userId, kind: 'quote', subject: asked });
    await runs.edit('funding', funding('paused'));
    await runs.notify();
    await runs.night();
    expect(await told()).toEqual([['quote', ['closed', 'closed']]]);
  });

  it('notifies people once of a change to a program, even if it also affects their quotes', async () => {
    const userId = await runs.account('ada@example.com');
    await runs.quoteOf(userId);
    await runs.subscribe({ email: 'ada@example.com' });
    await runs.edit('funding', funding('paused'));
    await runs.notify();
    await runs.notify();
    await runs.night();
    const all = await runs.written();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      kind: 'program',
      content: { program: { programId: program.id, facts: [{ fact: 'funding' }] } },
    });
    expect(await runs.news(userId)).toEqual(['closed']);
  });

  it('writes one notice per person after a release, with all changes', async () => {
    const other = { ...program, slug: 'us-other', id: program.id + 1_000_000 };
    const third = { ...program, slug: 'us-third', id: program.id + 2_000_000 };
    await runs.release([program, other, third]);
    const userId = await runs.account('ada@example.com');
    const asked = await runs.quoteOf(userId);
    await runs.quoteOf(userId, { homePrice: 300_000 });
    await runs.subscribe({ userId, kind: 'quote', subject: asked });
    await runs.subscribe({ userId });
    for (const email of ['ada@example.com', 'bo@example.com']) {
      await runs.subscribe({ email, subject: 'us-other' });
    }
    await runs.subscribe({ email: 'bo@example.com' });

    const changes = { status: 'paused', maxAmount: 9_000, pays: 'both' };
    await runs.release(
      [program, other, third].map((one) => CatalogProgram.parse({ ...one, ...changes })),
    );
    await runs.notify();
    await runs.notify();
    await runs.night();
    const all = await runs.written();
    const names = (content: object) => Reflect.get(content, 'programs').length;
    expect(all.map(({ content, kinds }) => [names(content), kinds])).toEqual([
      [2, ['closed', 'closed']],
      [2, []],
    ]);
    for (const { content } of all) {
      expect(content).toMatchObject({
        programs: [{ facts: expect.any(Array) }, { facts: expect.any(Array) }],
        alsoEnds: expect.arrayContaining([expect.any(String)]),
      });
    }
  });

  it('sends nothing about changed wording, or to people who unsubscribed or never confirmed', async () => {
    await runs.subscribe({ email: 'words@example.com' });
    await runs.subscribe({ email: 'ended@example.com', endedAt: runs.now() });
    await runs.subscribe({ email: 'unconfirmed@example.com', confirmedAt: null });
    await runs.edit('specifics.maxAmount', 'Up to $10,000.');
    await runs.notify();
    expect(await runs.written()).toEqual([]);
    await runs.edit('funding', funding('paused'));
    await runs.notify();
    expect(await told()).toEqual([['program', []]]);
  });

  it('shows changes on the dashboard if no email can be sent', async () => {
    const unverified = await runs.account(undefined, false);
    const ended = await runs.account();
    await runs.subscribe({ userId: ended, kind: 'weekly', subject: '', endedAt: runs.now() });
    for (const userId of [unverified, ended]) await runs.quoteOf(userId);
    await runs.edit('funding', funding('paused'));
    await runs.night();
    expect([await runs.news(unverified), await runs.news(ended)]).toEqual([['closed'], ['closed']]);
    const noAddress = await runs.account();
    await runs.quoteOf(noAddress);
    await runs.edit('funding', funding('open'));
    await runs.night({ outbox: undefined });
    expect(await runs.news(noAddress)).toEqual(['opened']);
    expect(await runs.written()).toEqual([]);
  });

  it('sends nothing about a program that the site hides', async () => {
    const userId = await runs.account('ada@example.com');
    await runs.quoteOf(userId);
    await runs.subscribe({ email: 'ada@example.com' });
    await runs.edit('funding', funding('paused'));
    runs.hide();
    await runs.notify();
    await runs.night();
    expect(await runs.written()).toEqual([]);
    expect(await runs.news(userId)).toEqual([]);
  });

  it('ignores deleted quotes', async () => {
    const userId = await runs.account();
    const id = await runs.quoteOf(userId);
    await runs.edit('funding', funding('paused'));
    await quoteRepository.remove(runs.database, userId, id, runs.now());
    await runs.night();
    expect([await runs.news(userId), await runs.written()]).toEqual([[], []]);
  });

  it.each([
    [0.12, []],
    [0.13, ['rate']],
  ])('reports a change of %s points in the average rate as %j', async (rise, kinds) => {
    const userId = await runs.account();
    await runs.quoteOf(userId);
    const [{ rate30 }] = shippedReference().mortgageRates;
    const rate = { date: '2026-11-19', rate30: rate30 + rise, rate15: null };
    await rateRepository.save(runs.database, [rate], runs.now());
    runs.pass(MINUTE_MS);
    await runs.night();
    await rateRepository.save(runs.database, [rate], runs.now());
    await runs.night();
    expect(await runs.news(userId)).toEqual(kinds);
    expect(await runs.written()).toHaveLength(kinds.length);
  });

  it('writes each notice only once if two runs overlap', async () => {
    const userId = await runs.account();
    await runs.quoteOf(userId);
    await runs.subscribe({ email: 'ada@example.com' });
    await runs.edit('funding', funding('paused'));
    await Promise.all([runs.notify(), runs.night(), runs.notify(), runs.night()]);
    expect(
      (await runs.written())
        .map(({ kind, kinds }) => [kind, kinds])
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(['program', 'weekly']);
  });

  it('checks every account in small batches', async () => {
    for (let made = 0; made < 3; made += 1) await runs.quoteOf(await runs.account());
    await runs.edit('funding', funding('paused'));
    await runs.two({});
    expect(await runs.written()).toHaveLength(2);
    await vi.waitFor(() => expect(runs.added).toHaveLength(1), 60_000);
    await runs.two({ after: runs.added[0] ?? '' });
    expect(await runs.written()).toHaveLength(3);
    expect(runs.added).toHaveLength(1);
  });
});
