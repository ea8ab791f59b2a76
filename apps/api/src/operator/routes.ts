import {
  changeLead,
  exportLeads,
  LEADS_PER_PAGE,
  listLeads,
  sendLeadAgain,
  showAccess,
  showLead,
} from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { serve, serveFile } from '../http/serve.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { cursorOf, positionIn } from './cursor.ts';
import { exportFile } from './export-file.ts';
import { leadDetails, leadRow } from './lead-answers.ts';
import { positionOf } from './lead-query/repository.ts';
import { operatorRepository } from './repository.ts';
import { sendAgain } from './send-again.ts';

interface OperatorContext extends SubmissionContext {
  /** The database for lists and exports. */
  readonly replica: Database;
}

/** The inbox API for the team. Each view and change is written to the audit log. */
export function operatorRoutes(app: FastifyInstance, context: OperatorContext): void {
  const { database, replica, clock } = context;
  const inbox = operatorRepository(database);
  const lists = operatorRepository(replica);

  serve(app, showAccess, ({ user: { isOperator } }) => ({ data: { isOperator } }));

  serve(app, listLeads, async ({ user, body: { sort, cursor, ...filter } }) => {
    const { search, ...details } = filter;
    const isSearch = search !== undefined;
    await inbox.audit(
      { operatorId: user.id, action: 'listed', details: { ...details, sort, isSearch } },
      clock(),
    );
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

  serve(app, changeLead, async ({ user, params: { id }, body }) => {
    const { status, note } = body;
    const details = { status, hasNote: note !== undefined };
    await database.transaction(async (transaction) => {
      const repository = operatorRepository(transaction);
      const isKnown = await repository.change(id, user.id, { status, note }, clock());
      if (!isKnown) throw new Failure('lead-not-found');
      await repository.audit(
        { operatorId: user.id, action: 'changed', leadId: id, details },
        clock(),
      );
    });
    return wholeLead(database, id);
  });

  serve(app, sendLeadAgain, async ({ user, params: { id }, body: { deliveryId } }) => {
    await sendAgain(context, { operatorId: user.id, leadId: id, deliveryId });
    return wholeLead(database, id);
  });

  serveFile(app, exportLeads, async ({ user, body: { format, ...filter } }) => {
    const { search, ...details } = filter;
    const isSearch = search !== undefined;
    await inbox.audit(
      { operatorId: user.id, action: 'exported', details: { ...details, format, isSearch } },
      clock(),
    );
    return exportFile(lists, filter, format);
  });
}

async function wholeLead(database: Database, id: string) {
  const whole = await operatorRepository(database).find(id);
  if (!whole) throw new Failure('lead-not-found');
  return { data: { lead: leadDetails(whole) } };
}
