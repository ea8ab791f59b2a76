import { QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadCalculation, LeadContact, LeadProgram, LeadStatus, Suspicion } from './lead-parts.ts';
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

/** A lead in the list. */
export const LeadRow = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  contact: LeadContact,
  city: z.string(),
  state: z.string(),
  homePrice: z.number(),
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
  attempts: z.int(),
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  triedAt: z.nullable(z.iso.datetime()),
  deliveredAt: z.nullable(z.iso.datetime()),
});
export type LeadDelivery = z.infer<typeof LeadDelivery>;

export const LeadConsent = z.strictObject({
  channel: z.enum(['call', 'text']),
  isGiven: z.boolean(),
  phone: z.string(),
  textVersion: z.string(),
  wording: z.string(),
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
});
export type LeadDetails = z.infer<typeof LeadDetails>;

/** Bidirectional control characters, which reorder letters so that text reads as something else. */
const bidirectionalControls = /[\u202a-\u202e\u2066-\u2069]/;
const Note = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(5000),
  z.refine((text) => !bidirectionalControls.test(text)),
);

const LeadId = z.strictObject({ id: z.uuid() });
const OneLead = z.strictObject({ data: z.strictObject({ lead: LeadDetails }) });

export const showAccess = endpoint({
  method: 'GET',
  path: '/operator/access',
  summary: 'Check whether the user is an operator',
  access: 'signed-in',
  answer: z.strictObject({ data: z.strictObject({ isOperator: z.boolean() }) }),
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

export const changeLead = endpoint({
  method: 'POST',
  path: '/operator/leads/:id/changes',
  summary: 'Change the status of a lead, add a note, or both',
  access: 'operator',
  params: LeadId,
  body: z
    .strictObject({
      status: z.optional(LeadStatus),
      note: z.optional(Note),
    })
    .check(z.refine(({ status, note }) => status !== undefined || note !== undefined)),
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
  body: z.extend(LeadFilter, { format: z.enum(['csv', 'json']) }),
  answer: z.string(),
  files: ['text/csv', 'application/jsonl'],
});
