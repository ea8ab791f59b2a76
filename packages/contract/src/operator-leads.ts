import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadHold, LeadStatus, NmlsNumber, Officer, OfficerName } from './lead-parts.ts';
import { LeadDetails, LeadRow } from './operator-lead-parts.ts';
import { readsInOrder } from './reads-in-order.ts';
import { Day } from './time.ts';

/** Maximum number of leads on one page of the list. */
export const LEADS_PER_PAGE = 50;

/** The sort order. With a leading minus sign, the largest or newest leads come first. */
export const LeadSort = z.enum([
  '-createdAt',
  'createdAt',
  'dueOn',
  'fullName',
  '-homePrice',
  'homePrice',
]);
export type LeadSort = z.infer<typeof LeadSort>;

/** Filters of the lead list. A filter that is not set matches every lead. */
export const LeadFilter = z.strictObject({
  /** A reference, or part of a name, an email address, a phone number or the home's location. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** The state of the home, such as `TX`. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  status: z.optional(LeadStatus),
  /** The period in which we received the leads: its first and last date, in UTC. */
  from: z.optional(Day),
  to: z.optional(Day),
  /** `yes` for only suspicious leads, `no` for all other leads. */
  suspected: z.optional(z.enum(['yes', 'no'])),
  /** An officer's ID. `unassigned` includes the leads of officers who no longer have the role. */
  officer: z.optional(z.union([z.enum(['mine', 'unassigned']), z.uuid()])),
  /** Open leads that are due on this day. */
  dueOn: z.optional(Day),
  /** Open leads that were due before this day. */
  dueBefore: z.optional(Day),
  /** Text to find in the campaign and partner labels of the link that the visitor followed. */
  source: z.optional(z.string().check(z.trim(), z.maxLength(100), readsInOrder)),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000), readsInOrder);

const LeadId = z.strictObject({ id: z.uuid() });
const OneLead = z.strictObject({ data: z.strictObject({ lead: LeadDetails }) });

export const showAccess = endpoint({
  method: 'GET',
  path: '/operator/access',
  summary: 'Show which parts of the team’s pages the user may open',
  access: 'signed-in',
  answer: z.strictObject({
    data: z.strictObject({
      /** Also true for managers. */
      isOperator: z.boolean(),
      isCatalogEditor: z.boolean(),
      isManager: z.boolean(),
      isAuditor: z.boolean(),
      /** Whether the user's role requires a second factor that the user has not set up yet. */
      needsSecondFactor: z.boolean(),
    }),
  }),
});

/** Uses POST, because URLs are logged and a search text may contain a person's name. */
export const listLeads = endpoint({
  method: 'POST',
  path: '/operator/leads/search',
  summary: 'List leads, one page at a time',
  access: 'operator',
  body: z.extend(LeadFilter, {
    sort: z._default(LeadSort, '-createdAt'),
    /** The `next` value from the response with the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(1000))),
  }),
  answer: z.strictObject({
    data: z.strictObject({ leads: z.array(LeadRow), next: z.nullable(z.string()) }),
  }),
});

export const showLead = endpoint({
  method: 'GET',
  path: '/operator/leads/:id',
  summary: 'Show a lead: answers, programs, comparison, consents, deliveries, changes',
  access: 'operator',
  params: LeadId,
  answer: OneLead,
});

/** Uses POST for the same reason as {@link listLeads}. */
export const showLeadNeighbors = endpoint({
  method: 'POST',
  path: '/operator/leads/:id/neighbors',
  summary: 'Find the leads before and after a lead in a filtered and sorted list',
  access: 'operator',
  params: LeadId,
  body: z.extend(LeadFilter, { sort: z._default(LeadSort, '-createdAt') }),
  answer: z.strictObject({
    data: z.strictObject({ previous: z.nullable(z.uuid()), next: z.nullable(z.uuid()) }),
  }),
});

/**
 * `statusVersion` comes from the caller's last read of the lead. If it is outdated, the response
 * status is 409.
 */
export const setLeadStatus = endpoint({
  method: 'PUT',
  path: '/operator/leads/:id/status',
  summary: 'Set the status of a lead',
  access: 'operator',
  params: LeadId,
  body: z.strictObject({ status: LeadStatus, statusVersion: z.int() }),
  answer: OneLead,
});

/**
 * `noteVersion` comes from the caller's last read of the lead. If it is outdated, the response
 * status is 409. This also prevents the server from storing the note twice if the response is lost
 * and the caller retries.
 */
export const addLeadNote = endpoint({
  method: 'POST',
  path: '/operator/leads/:id/notes',
  summary: 'Add a note to a lead',
  access: 'operator',
  params: LeadId,
  body: z.strictObject({ note: Note, noteVersion: z.int() }),
  answer: OneLead,
  status: 201,
});

/**
 * `assignmentVersion` comes from the caller's last read of the lead. If it is outdated, the
 * response status is 409. A former officer stays assigned only until the lead is assigned to
 * another officer.
 */
export const assignLead = endpoint({
  method: 'PUT',
  path: '/operator/leads/:id/assignment',
  summary: 'Assign a lead to an officer, with a due date',
  access: 'operator',
  params: LeadId,
  body: z.strictObject({
    officerId: z.nullable(z.uuid()),
    dueOn: z.nullable(Day),
    assignmentVersion: z.int(),
  }),
  answer: OneLead,
});

/**
 * A lead with a legal hold is kept after the retention period, during an erasure, and when the
 * buyer's account is deleted. If `holdVersion` is outdated, the response status is 409.
 */
export const setLeadHold = endpoint({
  method: 'PUT',
  path: '/operator/leads/:id/hold',
  summary: 'Set or lift the legal hold of a lead, with the reason',
  access: 'manager',
  params: LeadId,
  body: z.extend(LeadHold, { holdVersion: z.int() }),
  answer: OneLead,
});

export const sendLeadAgain = endpoint({
  method: 'POST',
  path: '/operator/leads/:id/deliveries',
  summary: 'Resend a lead: one delivery, or every delivery that its flag held back',
  access: 'operator',
  params: LeadId,
  body: z.strictObject({ deliveryId: z.nullable(z.uuid()) }),
  answer: OneLead,
  status: 201,
});

/** The response is a streamed file. */
export const exportLeads = endpoint({
  method: 'POST',
  path: '/operator/leads/export',
  summary: 'Export leads as CSV or JSON Lines',
  access: 'operator',
  confirmation: 'recent',
  body: z.extend(LeadFilter, { format: z.enum(['csv', 'json']) }),
  answer: z.string(),
  files: ['text/csv', 'application/jsonl'],
});

export const listOfficers = endpoint({
  method: 'GET',
  path: '/operator/officers',
  summary: 'List the operators who can work on leads, by name',
  access: 'operator',
  answer: z.strictObject({ data: z.strictObject({ officers: z.array(Officer) }) }),
});

/** The operator's own name and NMLS ID. Each is null if the operator has not set it. */
export const OfficerProfile = z.strictObject({
  name: z.nullable(OfficerName),
  nmlsNumber: z.nullable(NmlsNumber),
});
export type OfficerProfile = z.infer<typeof OfficerProfile>;

export const showOfficerProfile = endpoint({
  method: 'GET',
  path: '/operator/profile',
  summary: 'Show the operator’s own name and NMLS ID',
  access: 'operator',
  answer: z.strictObject({ data: OfficerProfile }),
});

/** An empty string deletes the name. */
export const setOfficerProfile = endpoint({
  method: 'PUT',
  path: '/operator/profile',
  summary: 'Set the operator’s own name and NMLS ID',
  access: 'operator',
  body: OfficerProfile,
  answer: z.strictObject({ data: OfficerProfile }),
});
