import {
  AGENCY_LINK_MINUTES,
  AGENCY_UNDO_HOURS,
  type AgencyProgram,
  type AgencySession,
} from '@latchkey/contract';
import type { CatalogProgram } from '@latchkey/domain';
import { statusOn } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { dayOf } from '../process/clock.ts';
import { Failure } from '../process/failure.ts';
import * as catalogTaskRepository from '../programs/tasks/repository.ts';
import type { Site } from '../site/site.ts';
import * as contactRepository from './contact-repository.ts';
import type { OwnStatement } from './event-repository.ts';
import * as eventRepository from './event-repository.ts';
import type { AgencyMail } from './mail-repository.ts';
import * as mailRepository from './mail-repository.ts';
import { programsInScope } from './scope.ts';

export type SessionContext = Pick<Site, 'database' | 'clock' | 'catalog' | 'brand'>;

const LINK_MS = AGENCY_LINK_MINUTES * 60 * 1000;
const UNDO_MS = AGENCY_UNDO_HOURS * 60 * 60 * 1000;

/** An email whose link has been opened. */
export type OpenedMail = AgencyMail & { readonly openedAt: Date };

/**
 * Finds the email whose link started a session.
 *
 * @throws {Failure} `agency-session-ended` if the cookie does not match an opened link
 */
export async function openedMail(database: Database, hash: string | null): Promise<OpenedMail> {
  const mail = hash === null ? undefined : await mailRepository.bySession(database, hash);
  if (!mail?.openedAt) throw new Failure('agency-session-ended');
  return { ...mail, openedAt: mail.openedAt };
}

/** Returns when the session of an opened link ends. */
function endOf({ openedAt }: OpenedMail): Date {
  return new Date(openedAt.getTime() + LINK_MS);
}

/** @throws {Failure} `agency-session-ended` if the session has ended */
export function assertOpen(mail: OpenedMail, now: Date): void {
  if (endOf(mail) <= now) throw new Failure('agency-session-ended');
}

/**
 * Returns the statements that the agency made through this link and can still undo, newest first.
 */
export async function undoable(
  database: Database,
  { id }: Pick<AgencyMail, 'id'>,
  now: Date,
): Promise<OwnStatement[]> {
  return eventRepository.statementsOf(database, id, new Date(now.getTime() - UNDO_MS));
}

/**
 * Returns the data for the page that an opened link shows. After the session has ended, the page
 * shows only the programs with a statement that the agency can still undo.
 *
 * @param isUndone true if the agency has just undone a statement; in that case, an empty page is
 * not an error
 * @throws {Failure} `agency-session-ended` if there is nothing left to show
 */
export async function sessionOf(
  { database, clock, catalog, brand }: SessionContext,
  mail: OpenedMail,
  { isUndone = false } = {},
): Promise<AgencySession> {
  const now = clock();
  const own = await undoable(database, mail, now);
  const undoableOf = new Map(own.toReversed().map(({ slug, editId }) => [slug, editId]));
  const inScope = await programsInScope(database, catalog, mail.email);
  const isOpen = endOf(mail) > now;
  const shown = isOpen ? inScope : inScope.filter(({ slug }) => undoableOf.has(slug));
  if (shown.length === 0 && !isUndone) throw new Failure('agency-session-ended');
  const contact = await contactRepository.find(database, mail.email);
  const programs = await Promise.all(
    firstOf(shown, mail.slug).map(async (program) =>
      shownProgram(program, {
        undoable: undoableOf.get(program.slug) ?? null,
        waiting: await catalogTaskRepository.waitingAmount(database, program.slug),
        today: dayOf(now),
      }),
    ),
  );
  return {
    email: mail.email,
    endsAt: endOf(mail).toISOString(),
    programs,
    monthly: brand.legal.postalAddress === null ? null : Boolean(contact?.monthlySince),
  };
}

function firstOf(programs: readonly CatalogProgram[], slug: string | null): CatalogProgram[] {
  return programs.toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug));
}

function shownProgram(
  program: CatalogProgram,
  { today, ...own }: Pick<AgencyProgram, 'undoable' | 'waiting'> & { readonly today: string },
): AgencyProgram {
  const { id, slug, agencyName, programName, fullName } = program;
  const { statusCheckedOn, statusSaidBy, opensOn, closesOn, moneyLeft } = program;
  return {
    id,
    slug,
    agencyName,
    programName,
    fullName,
    status: statusOn(program, today),
    statusCheckedOn,
    statusSaidBy,
    opensOn,
    closesOn,
    moneyLeft,
    ...own,
  };
}
