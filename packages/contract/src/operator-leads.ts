import { CreditScore, QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadCalculation, LeadContact, LeadProgram, LeadStatus, Suspicion } from './lead-parts.ts';
import { readsInOrder } from './reads-in-order.ts';
import { Day } from './time.ts';

/** Maximum number of leads on a page. */
export const LEADS_PER_PAGE = 50;

/** Sort order. A leading minus sorts the largest or newest first. */
export const LeadSort = z.enum(['-createdAt', 'createdAt', 'fullName', '-homePrice', 'homePrice']);
export type LeadSort = z.infer<typeof LeadSort>;

/** Filters of the lead list. An unset filter matches every lead. */
export const LeadFilter = z.strictObject({
  /** Part of a name, an email address, a phone number or the home's location. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** The home's state, such as `TX`. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  status: z.optional(LeadStatus),
  /** First and last day on which we received the leads, in UTC. */
  from: z.optional(Day),
  to: z.optional(Day),
  /** `yes` for suspected leads only, `no` for the others. */
  suspected: z.optional(z.enum(['yes', 'no'])),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

/** A way to contact the buyer that needs the buyer's consent. */
const LeadChannel = z.enum(['call', 'text']);
export type LeadChannel = z.infer<typeof LeadChannel>;

/** A lead in the list. */
export const LeadRow = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  contact: LeadContact,
  /** Language of the page that sent it. Null for leads stored by older versions. */
  language: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  homePrice: z.number(),
  creditScore: CreditScore,
  /** Channels that the buyer consents to now. */
  allowedChannels: z.array(LeadChannel),
  /** Whether the buyer qualified for the lowered payment. Null if no calculation was stored. */
  isQualified: z.nullable(z.boolean()),
  /** The first of the programs that matched. Null if none matched or none were stored. */
  bestProgram: z.nullable(LeadProgram),
  /** Number of programs that matched. Null if the programs were not stored. */
  matchCount: z.nullable(z.int()),
  status: LeadStatus,
  suspicion: z.nullable(Suspicion),
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** Number of abandoned deliveries. */
  lostDeliveries: z.int(),
});
export type LeadRow = z.infer<typeof LeadRow>;

export const LeadDelivery = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['team-mail', 'buyer-mail', 'webhook']),
  event: z.enum(['lead.submitted', 'lead.withdrawn']),
  /** Recipient. For a webhook, only the host, because the rest of the URL may contain a secret. */
  target: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up', 'stopped']),
  /** Whether one email reports several leads. */
  isBundled: z.boolean(),
  attempts: z.int(),
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  triedAt: z.nullable(z.iso.datetime()),
  deliveredAt: z.nullable(z.iso.datetime()),
});
export type LeadDelivery = z.infer<typeof LeadDelivery>;

export const LeadConsent = z.strictObject({
  channel: LeadChannel,
  isGiven: z.boolean(),
  phone: z.string(),
  textVersion: z.string(),
  wording: z.string(),
  /** Language of the wording. Null, which means English, for consents stored by older versions. */
  language: z.nullable(z.string()),
  page: z.nullable(z.string()),
  remoteAddress: z.string(),
  userAgent: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type LeadConsent = z.infer<typeof LeadConsent>;

/** A note or status that an operator set. `by` is null if that account no longer exists. */
export const LeadChange = z.strictObject({
  id: z.uuid(),
  status: z.nullable(LeadStatus),
  note: z.nullable(z.string()),
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type LeadChange = z.infer<typeof LeadChange>;

/** A lead with all of its data. */
export const LeadDetails = z.extend(LeadRow, {
  quote: QuoteAnswers,
  programs: z.array(LeadProgram),
  calculation: z.nullable(LeadCalculation),
  consents: z.array(LeadConsent),
  deliveries: z.array(LeadDelivery),
  changes: z.array(LeadChange),
  /** How often the status was set. Send it back with a new status. */
  statusVersion: z.int(),
  /** Number of notes. Send it back with a new note. */
  noteVersion: z.int(),
});
export type LeadDetails = z.infer<typeof LeadDetails>;

const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000), readsInOrder);

const LeadId = z.strictObject({ id: z.uuid() });
const OneLead = z.strictObject({ data: z.strictObject({ lead: LeadDetails }) });

export const showAccess = endpoint({
  method: 'GET',
  path: '/operator/access',
  summary: 'Check whether the user is an operator or a catalog editor',
  access: 'signed-in',
  answer: z.strictObject({
    data: z.strictObject({ isOperator: z.boolean(), isCatalogEditor: z.boolean() }),
  }),
});

/** Uses POST because a search text may be a name, and URLs are logged. */
export const listLeads = endpoint({
  method: 'POST',
  path: '/operator/leads/search',
  summary: 'List leads, one page at a time',
  access: 'operator',
  body: z.extend(LeadFilter, {
    sort: z._default(LeadSort, '-createdAt'),
    /** The `next` value of the previous page. */
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

/** `statusVersion` from the last read of the lead. If it is outdated, the response is a 409. */
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
 * `noteVersion` from the last read of the lead. If it is outdated, the response is a 409. A retry
 * after a lost response is therefore not stored twice.
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
  body: z.extend(LeadFilter, { format: z.enum(['csv', 'json']) }),
  answer: z.string(),
  files: ['text/csv', 'application/jsonl'],
});
