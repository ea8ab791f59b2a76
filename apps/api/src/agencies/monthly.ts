import type { Outcome } from '../db/job-queue.ts';
import type { Site } from '../site/site.ts';
import type { AgencyContact } from './contact-repository.ts';
import * as contactRepository from './contact-repository.ts';
import { monthlyTime } from './deliver.ts';
import { enqueue } from './links.ts';
import * as mailRepository from './mail-repository.ts';
import { programsInScope } from './scope.ts';

export type MonthlyContext = Pick<Site, 'database' | 'clock' | 'jobs' | 'catalog' | 'brand'>;

/** Number of days between two monthly emails. */
const MONTH_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
/** Maximum number of contacts to read at a time. */
const BATCH = 200;

/**
 * Writes the monthly emails that are due. Each email is written once, and its job waits for office
 * hours in the state of the agency's first program.
 */
export async function askMonthly(context: MonthlyContext): Promise<Outcome> {
  const { database, clock, brand } = context;
  if (brand.legal.postalAddress === null) return 'completed';
  const since = new Date(clock().getTime() - MONTH_DAYS * DAY);
  for (;;) {
    const due = await contactRepository.due(database, since, BATCH);
    if (due.length === 0) return 'completed';
    for (const contact of due) await ask(context, contact);
  }
}

async function ask(
  { database, clock, jobs, catalog }: MonthlyContext,
  contact: AgencyContact,
): Promise<void> {
  const now = clock();
  const { email, language, browserHash } = contact;
  await database.transaction(async (transaction) => {
    if (!(await contactRepository.markAsked(transaction, contact, now))) return;
    const programs = await programsInScope(transaction, catalog, email);
    const isWaiting = await mailRepository.isAsked(transaction, email);
    if (programs.length === 0 || isWaiting || browserHash === null) return;
    const mail = { kind: 'monthly', email, language, slug: null, browserHash } as const;
    await enqueue({ jobs }, transaction, mail, { now, start: monthlyTime(now, programs) });
  });
}
