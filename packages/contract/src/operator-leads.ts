import { QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadCalculation, LeadContact, LeadProgram, LeadStatus, Suspicion } from './lead-parts.ts';
import { Day } from './time.ts';

/** The most leads that one page of the list holds. */
export const LEADS_PER_PAGE = 50;

/** What the list is ordered by; a minus puts the largest or newest first. */
export const LeadSort = z.enum(['-createdAt', 'createdAt', 'fullName', '-homePrice', 'homePrice']);
export type LeadSort = z.infer<typeof LeadSort>;

/** Which leads are wanted; whatever is not set leaves none out. */
export const LeadFilter = z.strictObject({
  /** A part of a name, an e-mail address, a phone number, or the place of the home. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Of the home, like `TX`. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  status: z.optional(LeadStatus),
  /** The first and the last day on which they came, in UTC. */
  from: z.optional(Day),
  to: z.optional(Day),
  /** `yes` for suspected ones only, `no` for the others. */
  suspected: z.optional(z.enum(['yes', 'no'])),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

/** A lead as the list shows it. */
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
  /** How many of its deliveries are given up. */
  lostDeliveries: z.int(),
});
export type LeadRow = z.infer<typeof LeadRow>;

export const LeadDelivery = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['team-mail', 'buyer-mail', 'webhook']),
  event: z.enum(['lead.submitted', 'lead.withdrawn']),
  /** Whom it goes to; of a webhook only the host, as the rest may hold a secret. */
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

/** A note or a status that an operator gave; `by` is null where the account is gone. */
export const LeadChange = z.strictObject({
  id: z.uuid(),
  status: z.nullable(LeadStatus),
  note: z.nullable(z.string()),
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type LeadChange = z.infer<typeof LeadChange>;

/** A lead with everything that is known of it. */
export const LeadDetails = z.extend(LeadRow, {
  quote: QuoteAnswers,
  programs: z.array(LeadProgram),
  calculation: z.nullable(LeadCalculation),
  consents: z.array(LeadConsent),
  deliveries: z.array(LeadDelivery),
  changes: z.array(LeadChange),
});
export type LeadDetails = z.infer<typeof LeadDetails>;

/** Characters that turn the letters after them around, so that they read as others. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;
const Note = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(5000),
  z.refine((text) => !turning.test(text)),
);

const LeadId = z.strictObject({ id: z.uuid() });
const OneLead = z.strictObject({ data: z.strictObject({ lead: LeadDetails }) });

export const showAccess = endpoint({
  method: 'GET',
  path: '/operator/access',
  summary: 'Whether whoever is signed in may see leads',
  access: 'signed-in',
  answer: z.strictObject({ data: z.strictObject({ isOperator: z.boolean() }) }),
});

/** What is searched for may be a name: it stands in the body, as addresses are written into logs. */
export const listLeads = endpoint({
  method: 'POST',
  path: '/operator/leads/search',
  summary: 'Leads, a page at a time',
  access: 'operator',
  body: z.extend(LeadFilter, {
    sort: z._default(LeadSort, '-createdAt'),
    /** What the page before answered as `next`. */
    cursor: z.optional(z.string().check(z.maxLength(1000))),
  }),
  answer: z.strictObject({
    data: z.strictObject({ leads: z.array(LeadRow), next: z.nullable(z.string()) }),
  }),
});

export const showLead = endpoint({
  method: 'GET',
  path: '/operator/leads/:id',
  summary: 'One lead: answers, programs, comparison, consents, deliveries, changes',
  access: 'operator',
  params: LeadId,
  answer: OneLead,
});

export const changeLead = endpoint({
  method: 'POST',
  path: '/operator/leads/:id/changes',
  summary: 'Give a lead another status, or write a note to it, or both',
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
  summary: 'Deliver a lead again: one of its deliveries, or to everybody where it was suspected',
  access: 'operator',
  params: LeadId,
  body: z.strictObject({ deliveryId: z.nullable(z.uuid()) }),
  answer: OneLead,
  status: 201,
});

/** The answer is a file that is written while it is read. */
export const exportLeads = endpoint({
  method: 'POST',
  path: '/operator/leads/export',
  summary: 'Leads as a file: CSV, or a line of JSON for each',
  access: 'operator',
  body: z.extend(LeadFilter, { format: z.enum(['csv', 'json']) }),
  answer: z.string(),
  files: ['text/csv', 'application/jsonl'],
});
