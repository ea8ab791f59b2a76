import {
  addLeadNote,
  assignLead,
  exportLeads,
  LEADS_PER_PAGE,
  type LeadFilter,
  listLeads,
  listOfficers,
  sendLeadAgain,
  setLeadHold,
  setLeadStatus,
  setOfficerProfile,
  showAccess,
  showLead,
  showLeadNeighbors,
  showOfficerProfile,
} from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { NewAuditEntry } from '../audit/repository.ts';
import * as auditRepository from '../audit/repository.ts';
import type { Database } from '../db/database.ts';
import { mayUse } from '../http/caller.ts';
import { serve, serveFile } from '../http/serve.ts';
import * as officerRepository from '../leads/officers/repository.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { Failure } from '../process/failure.ts';
import type { Site } from '../site/site.ts';
import { assignmentFor } from './assign-lead.ts';
import { changeLead } from './change-lead.ts';
import { cursorOf, positionIn } from './cursor.ts';
import { exportFile } from './export-file.ts';
import { leadDetails, leadRow } from './lead-answers.ts';
import { type KnownFilter, positionOf, type ReadDirection } from './lead-query/repository.ts';
import * as operatorRepository from './repository.ts';
import { sendAgain } from './send-again.ts';

type OperatorContext = SubmissionContext & Pick<Site, 'replica'>;

/** The inbox API for the team. Each view and change is written to the audit log. */
export function operatorRoutes(app: FastifyInstance, context: OperatorContext): void {
  const { database, replica, clock } = context;
  const audit = (entry: NewAuditEntry) => auditRepository.record(database, entry, clock());

  officerRoutes(app, database);
  leadChangeRoutes(app, context);

  serve(app, listLeads, async ({ user, body: { sort, cursor, ...asked } }) => {
    const filter = knownFilter(asked, user);
    const details = { ...withoutSearch(filter), sort };
    await audit({ operatorId: user.id, action: 'listed', details });
    const position = cursor === undefined ? undefined : positionIn(cursor, sort);
    // One extra row shows whether there is a next page.
    const limit = LEADS_PER_PAGE + 1;
    const rows = await operatorRepository.list(replica, { filter, sort, position, limit });
    const page = rows.slice(0, LEADS_PER_PAGE);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const next = last ? cursorOf(sort, positionOf(sort, last.lead)) : null;
    return { data: { leads: page.map(leadRow), next } };
  });

  serve(app, showLead, async ({ user, params: { id } }) => {
    await audit({ operatorId: user.id, action: 'viewed', leadId: id });
    return wholeLead(database, id);
  });

  serve(app, showLeadNeighbors, async ({ user, params: { id }, body: { sort, ...asked } }) => {
    const filter = knownFilter(asked, user);
    const details = { ...withoutSearch(filter), sort };
    await audit({ operatorId: user.id, action: 'listed', leadId: id, details });
    const whole = await operatorRepository.find(database, id);
    if (!whole) throw new Failure('lead-not-found');
    const position = positionOf(sort, whole.lead);
    const neighbor = (direction: ReadDirection) =>
      operatorRepository.neighbor(replica, { filter, sort }, position, direction);
    return { data: { previous: await neighbor('backward'), next: await neighbor('forward') } };
  });

  serveFile(app, exportLeads, async ({ user, body: { format, ...asked } }) => {
    const filter = knownFilter(asked, user);
    const details = { ...withoutSearch(filter), format };
    await audit({ operatorId: user.id, action: 'exported', details });
    return exportFile(replica, filter, format);
  });
}

/** Routes for a user's own access, for the list of officers, and for an officer's own profile. */
function officerRoutes(app: FastifyInstance, database: Database): void {
  serve(app, showAccess, ({ user, missingFactor }) => {
    const roles = {
      isOperator: mayUse.operator(user),
      isCatalogEditor: mayUse.catalog(user),
      isManager: mayUse.manager(user),
      isAuditor: mayUse.auditor(user),
    };
    const hasRole = Object.values(roles).some(Boolean);
    return { data: { ...roles, needsSecondFactor: hasRole && missingFactor === 'set-up' } };
  });

  serve(app, listOfficers, async () => ({
    data: { officers: await officerRepository.list(database) },
  }));

  serve(app, showOfficerProfile, async ({ user }) => ({
    data: await officerRepository.profile(database, user.id),
  }));

  serve(app, setOfficerProfile, async ({ user, body }) => {
    await officerRepository.setProfile(database, user.id, body);
    return { data: await officerRepository.profile(database, user.id) };
  });
}

/** Routes that change one lead. */
function leadChangeRoutes(app: FastifyInstance, context: OperatorContext): void {
  const { database } = context;

  serve(app, setLeadStatus, async ({ user, params: { id }, body: { status, statusVersion } }) => {
    const [edit, version] = [{ status }, statusVersion];
    await changeLead(context, { operatorId: user.id, leadId: id, edit, version });
    return wholeLead(database, id);
  });

  serve(app, addLeadNote, async ({ user, params: { id }, body: { note, noteVersion } }) => {
    const [edit, version] = [{ note }, noteVersion];
    await changeLead(context, { operatorId: user.id, leadId: id, edit, version });
    return wholeLead(database, id);
  });

  serve(app, assignLead, async ({ user, params: { id }, body }) => {
    const { officerId, dueOn, assignmentVersion: version } = body;
    const assignment = await assignmentFor(database, { leadId: id, officerId, dueOn });
    await changeLead(context, { operatorId: user.id, leadId: id, edit: { assignment }, version });
    return wholeLead(database, id);
  });

  serve(app, setLeadHold, async ({ user, params: { id }, body }) => {
    const { holdVersion: version, ...hold } = body;
    await changeLead(context, { operatorId: user.id, leadId: id, edit: { hold }, version });
    return wholeLead(database, id);
  });

  serve(app, sendLeadAgain, async ({ user, params: { id }, body: { deliveryId } }) => {
    await sendAgain(context, { operatorId: user.id, leadId: id, deliveryId });
    return wholeLead(database, id);
  });
}

/** Replaces the officer `mine` in a filter with the operator's ID. */
function knownFilter(filter: LeadFilter, { id }: { readonly id: string }): KnownFilter {
  return { ...filter, officer: filter.officer === 'mine' ? id : filter.officer };
}

/** Returns the filter for the audit log. Excludes the search text, because it may be a name. */
function withoutSearch({ search, ...filter }: KnownFilter) {
  return { ...filter, isSearch: search !== undefined };
}

async function wholeLead(database: Database, id: string) {
  const whole = await operatorRepository.find(database, id);
  if (!whole) throw new Failure('lead-not-found');
  return { data: { lead: leadDetails(whole) } };
}
