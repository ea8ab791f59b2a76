import { randomUUID } from 'node:crypto';
import { CatalogProgram } from '@latchkey/domain';
import type { Connection } from '../../src/db/database.ts';
import { asc, eq } from '../../src/db/drizzle.ts';
import { jobQueue } from '../../src/db/job-queue.ts';
import { noticeSubscriptions, notices, users } from '../../src/db/schema.ts';
import { lostNotices, noticeMails } from '../../src/notices/outbox/queues.ts';
import { changedFacts } from '../../src/notices/runs/announce.ts';
import * as runRepository from '../../src/notices/runs/repository.ts';
import { nightlyQuotes, notifyOfChanges, runQuotes } from '../../src/notices/runs/work-on-runs.ts';
import { catalogOf } from '../../src/programs/catalog.ts';
import { catalogStore } from '../../src/programs/catalog-store.ts';
import { editFact, undoEdit } from '../../src/programs/edits/change-fact.ts';
import { recordFileChanges } from '../../src/programs/edits/record-changes.ts';
import * as editRepository from '../../src/programs/edits/repository.ts';
import * as quoteRepository from '../../src/quotes/repository.ts';
import { loadCatalog } from '../../src/reference-data/load-catalog.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { sampleQuote } from '../samples.ts';
import { shippedReference } from '../test-data.ts';

const [shipped] = loadCatalog();
if (!shipped) throw new Error('The shipped catalog must have a program');
const everywhere = { scope: 'national', state: null, counties: [], cities: [], postalCities: [] };
/** A program that serves every county and that almost every buyer qualifies for. */
export const program = CatalogProgram.parse({
  ...shipped,
  slug: 'us-sample',
  kind: 'grant',
  maxAmount: 10_000,
  maxPercent: null,
  percentOf: null,
  status: 'open',
  coverage: { ...everywhere, exceptStates: [] },
  maxFirstMortgage: null,
  rules: {
    ...shipped.rules,
    firstTimeBuyer: { required: false, exceptions: [] },
    minCreditScore: null,
    maxIncome: null,
    maxHomePrice: null,
    minContribution: null,
    minIncome: null,
    veteran: 'not-required',
    professions: [],
    homeTypes: ['single-family', 'condo', 'multi-family'],
    occupancy: ['primary'],
  },
});
/** Returns a funding status without dates. */
export const funding = (status: string) => ({
  status,
  statusCheckedOn: null,
  opensOn: null,
  closesOn: null,
});

const MINUTE_MS = 60_000;
const BUNDLE_MS = 20 * MINUTE_MS;

interface NoticeText {
  readonly program?: unknown;
  readonly quotes?: readonly { readonly changes: readonly { readonly kind: string }[] }[];
}

/**
 * Sets up a database with one program, a clock, and methods to change saved quotes and to check
 * them for changes.
 */
export async function testRuns() {
  const connection: Connection = await openTestDatabase();
  const { database } = connection;
  let now = new Date('2026-11-23T09:00:00Z');
  const clock = () => now;
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const added: string[] = [];
  const jobs = jobQueue(database, { warn: () => {}, error: () => {} });
  for (const queue of [noticeMails, lostNotices, changedFacts, nightlyQuotes]) {
    jobs.handle(queue, async ({ data }) => {
      if (data.after !== undefined) added.push(data.after);
      return 'completed';
    });
  }
  await jobs.start();
  let isHidden = false;
  const hiddenAs = () => (isHidden ? 'program' : null);
  let files: readonly CatalogProgram[] = [program];
  const store = catalogStore(() => catalogOf(files, { hiddenAs }));
  await recordFileChanges(database, store.files, now);
  const context = {
    database,
    clock,
    jobs,
    get catalog() {
      return store.catalog;
    },
    reference: shippedReference(),
    bundleMs: BUNDLE_MS,
  };
  const outbox = { jobs, hours: { from: 0, until: 24 } };
  const job = (data = {}) => ({ id: randomUUID(), data });

  return {
    database,
    /** For each added job, the ID of the account after which the job continues. */
    added,
    pass,
    now: () => now,
    close: async () => {
      await jobs.stop(0);
      await connection.close();
    },
    /** Runs the nightly check of all quotes. */
    night: (changes: { outbox?: undefined } = {}) =>
      runQuotes({ ...context, outbox, ...changes }, nightlyQuotes, 'all', job()),
    /** Checks the quotes of the next two accounts. */
    two: (data: { after?: string }) =>
      runQuotes({ ...context, outbox }, nightlyQuotes, 'all', job(data), 2),
    /** Runs the code of the job that follows a fact change. */
    notify: () => notifyOfChanges({ ...context, outbox }, job()),

    /** Installs a release with other catalog files. */
    async release(programs: readonly CatalogProgram[]) {
      files = programs;
      store.reload();
      await recordFileChanges(database, store.files, now);
      pass(MINUTE_MS);
    },

    /** Hides the program from buyers. */
    hide() {
      isHidden = true;
      store.reload();
    },

    /** Edits a fact, and waits until the edit may be announced. */
    async edit(
      fact: 'funding' | 'amount' | 'specifics.maxAmount',
      value: unknown,
      wait = BUNDLE_MS,
    ) {
      const edits = await editRepository.active(database);
      const order = {
        slug: program.slug,
        fact,
        value,
        sourceUrl: 'https://agency.example.gov/news',
        sourceDay: '2026-11-20',
        lastEditId: edits.findLast((one) => one.fact === fact)?.id ?? null,
        editorId: randomUUID(),
      };
      await editFact({ database, clock, store }, order);
      pass(wait);
    },

    /** Undoes the latest edit. */
    async undo() {
      const id = (await editRepository.active(database)).at(-1)?.id ?? '';
      await undoEdit({ database, clock, store }, { slug: program.slug, id, editorId: null });
    },

    async account(email = `${randomUUID()}@example.com`, isVerified = true) {
      const id = randomUUID();
      const times = { createdAt: now, updatedAt: now, emailProvenAt: isVerified ? now : null };
      await database.insert(users).values({ id, email, metadata: {}, ...times });
      return id;
    },

    async quoteOf(userId: string, changes: object = {}) {
      const id = randomUUID();
      const answers = { ...sampleQuote, ...changes, profession: [] };
      const quote = { id, answers, language: 'es', readAt: undefined };
      await quoteRepository.put(database, userId, quote, now);
      pass(MINUTE_MS);
      return id;
    },

    async subscribe(row: Partial<typeof noticeSubscriptions.$inferInsert>) {
      const throughChange = await editRepository.latestChange(database);
      await database.insert(noticeSubscriptions).values({
        id: randomUUID(),
        kind: 'program',
        subject: program.slug,
        language: 'en',
        throughChange,
        createdAt: now,
        confirmedAt: now,
        ...row,
      });
    },

    /** Returns every notice, with the kind of its subscription. */
    async written() {
      const rows = await database
        .select({ content: notices.content, kind: noticeSubscriptions.kind })
        .from(notices)
        .innerJoin(noticeSubscriptions, eq(noticeSubscriptions.id, notices.subscriptionId))
        .orderBy(asc(notices.createdAt), asc(noticeSubscriptions.kind));
      return rows.map(({ content, kind }) => {
        const text: NoticeText = Object(content);
        const kinds = text.quotes?.map(({ changes }) => changes.map((one) => one.kind).join());
        return { kind, content: text, kinds: kinds ?? [] };
      });
    },

    /** Returns the kinds of changes that an account's dashboard shows, by quote. */
    async news(userId: string) {
      const rows = await runRepository.newsOf(database, userId, new Date(0));
      return rows.map(({ changes }) => changes.map(({ kind }) => kind).join());
    },
  };
}

/** The return type of {@link testRuns}. */
export type TestRuns = Awaited<ReturnType<typeof testRuns>>;
