import {
  addLeadNote,
  assignLead,
  exportLeads,
  LEADS_PER_PAGE,
  type LeadFilter,
  listLeads,
  listOfficers,
  sendLeadAgain,
  setLeadStatus,
  setOfficerProfile,
  showAccess,
  showLead,
  showLeadNeighbors,
  showOfficerProfile,
} from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { serve, serveFile } from '../http/serve.ts';
import { officerRepository } from '../leads/officers/repository.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { Failure } from '../process/failure.ts';
import type { Site } from '../site/site.ts';
import { assignmentFor } from './assign-lead.ts';
import { changeLead } from './change-lead.ts';
import { cursorOf, positionIn } from './cursor.ts';
import { exportFile } from './export-file.ts';
import { leadDetails, leadRow } from './lead-answers.ts';
import { type KnownFilter, positionOf } from './lead-query/repository.ts';
import { operatorRepository } from './repository.ts';
import { sendAgain } from './send-again.ts';

type OperatorContext = SubmissionContext & Pick<Site, 'replica'>;

/** The inbox API for the team. Each view and change is written to the audit log. */
export function operatorRoutes(app: FastifyInstance, context: OperatorContext): void {
  const { database, replica, clock } = context;
  const inbox = operatorRepository(database);
  const lists = operatorRepository(replica);

  serve(app, showAccess, ({ user: { isOperator, isCatalogEditor } }) => ({
    data: { isOperator, isCatalogEditor },
  }));

  serve(app, listOfficers, async () => ({
    data: { officers: await officerRepository(database).list() },
  }));

  serve(app, showOfficerProfile, async ({ user }) => ({
    data: await officerRepository(database).profile(user.id),
  }));

  serve(app, setOfficerProfile, async ({ user, body }) => {
    const officers = officerRepository(database);
    await officers.setProfile(user.id, body);
    return { data: await officers.profile(user.id) };
  });

  serve(app, listLeads, async ({ user, body: { sort, cursor, ...asked } }) => {
    const filter = knownFilter(asked, user);
    const details = { ...withoutSearch(filter), sort };
    await inbox.audit({ operatorId: user.id, action: 'listed', details }, clock());
    const position = cursor === undefined ? undefined : positionIn(cursor, sort);
    // One extra row shows whether there is another page.
    const rows = await lists.list({ filter, sort, position, limit: LEADS_PER_PAGE + 1 });
    const page = rows.slice(0, LEADS_PER_PAGE);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const next = last ? cursorOf(sort, positionOf(sort, last.lead)) : null;
    return { data: { leads: page.map(leadRow), next } };
  });

  serve(app, showLead, async ({ user, params: { id } }) => {
    await inbox.audit({ operatorId: user.id, action: 'viewed', leadId: id }, clock());
    return wholeLead(database, id);
  });

  serve(app, showLeadNeighbors, async ({ user, params: { id }, body: { sort, ...asked } }) => {
    const filter = knownFilter(asked, user);
    const details = { ...withoutSearch(filter), sort };
    await inbox.audit({ operatorId: user.id, action: 'listed', leadId: id, details }, clock());
    const whole = await inbox.find(id);
    if (!whole) throw new Failure('lead-not-found');
    const position = positionOf(sort, whole.lead);
    const previous = await lists.neighbor({ filter, sort }, position, 'backward');
    const next = await lists.neighbor({ filter, sort }, position, 'forward');
    return { data: { previous, next } };
  });

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

  serve(app, sendLeadAgain, async ({ user, params: { id }, body: { deliveryId } }) => {
    await sendAgain(context, { operatorId: user.id, leadId: id, deliveryId });
    return wholeLead(database, id);
  });

  serveFile(app, exportLeads, async ({ user, body: { format, ...asked } }) => {
    const filter = knownFilter(asked, user);
    const details = { ...withoutSearch(filter), format };
    await inbox.audit({ operatorId: user.id, action: 'exported', details }, clock());
    return exportFile(lists, filter, format);
  });
}

/** Says whose leads `mine` are. */
function knownFilter(filter: LeadFilter, { id }: { readonly id: string }): KnownFilter {
  return { ...filter, officer: filter.officer === 'mine' ? id : filter.officer };
}

/** A filter for the audit log. Leaves out the search text, because it may be a name. */
function withoutSearch({ search, ...filter }: KnownFilter) {
  return { ...filter, isSearch: search !== undefined };
}

async function wholeLead(database: Database, id: string) {
  const whole = await operatorRepository(database).find(id);
  if (!whole) throw new Failure('lead-not-found');
  return { data: { lead: leadDetails(whole) } };
}
