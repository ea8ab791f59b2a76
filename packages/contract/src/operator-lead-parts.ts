import { CreditScore, QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod/mini';
import {
  LeadAssignment,
  LeadCalculation,
  LeadContact,
  LeadEvent,
  LeadHold,
  LeadProgram,
  LeadStatus,
  Officer,
  Suspicion,
} from './lead-parts.ts';
import { LeadSource } from './lead-source.ts';
import { Day } from './time.ts';

/** A channel for contacting the buyer that requires the buyer's consent. */
const LeadChannel = z.enum(['call', 'text']);
export type LeadChannel = z.infer<typeof LeadChannel>;

/** Maximum number of other leads, possibly from the same person, that we count and list. */
export const MAX_OTHER_LEADS = 50;

/** A lead's officer. A former officer no longer has the role, and may no longer have an account. */
export const LeadOfficer = z.extend(Officer, { isFormer: z.boolean() });
export type LeadOfficer = z.infer<typeof LeadOfficer>;

/** A lead in the list. */
export const LeadRow = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  contact: LeadContact,
  /** Language of the page that sent the lead. Null for leads from older versions. */
  language: z.nullable(z.string()),
  /** Campaign and partner labels from the visitor's link. Null if the link had no labels. */
  source: z.nullable(LeadSource),
  city: z.string(),
  state: z.string(),
  homePrice: z.number(),
  creditScore: CreditScore,
  /** Channels for which the buyer's consent is currently in effect. */
  allowedChannels: z.array(LeadChannel),
  /** Whether the buyer qualified for the lowered payment. Null if no calculation was stored. */
  isQualified: z.nullable(z.boolean()),
  /** The loan type, such as `FHA`, if this type does not allow the lowered payment. */
  excludedLoan: z.nullable(z.string()),
  /**
   * The program whose assistance the buyer applied, or the first matching program if the buyer
   * applied none. Null if no program matched or the programs were not stored.
   */
  bestProgram: z.nullable(LeadProgram),
  /** Number of programs that matched. Null if the programs were not stored. */
  matchCount: z.nullable(z.int()),
  status: LeadStatus,
  suspicion: z.nullable(Suspicion),
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** When the current legal hold was set. Null if there is no hold. */
  heldAt: z.nullable(z.iso.datetime()),
  officer: z.nullable(LeadOfficer),
  dueOn: z.nullable(Day),
  /** Number of other leads with the same email address or phone number, up to {@link MAX_OTHER_LEADS}. */
  otherLeads: z.int(),
  /** Number of deliveries that failed permanently. */
  lostDeliveries: z.int(),
});
export type LeadRow = z.infer<typeof LeadRow>;

export const LeadDelivery = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['team-mail', 'buyer-mail', 'webhook']),
  event: LeadEvent,
  /**
   * The recipient. For a webhook, only the host, because the other parts of the URL may contain a
   * secret.
   */
  target: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up', 'stopped']),
  /** Whether a single email reports several leads. */
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
  /** Language of the wording. Null for consents from older versions, which are in English. */
  language: z.nullable(z.string()),
  page: z.nullable(z.string()),
  remoteAddress: z.string(),
  userAgent: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type LeadConsent = z.infer<typeof LeadConsent>;

/**
 * An operator's change. `by` is a name or an email address. It is null if the account was deleted.
 */
export const LeadChange = z.strictObject({
  id: z.uuid(),
  status: z.nullable(LeadStatus),
  note: z.nullable(z.string()),
  assignment: z.nullable(LeadAssignment),
  hold: z.nullable(LeadHold),
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type LeadChange = z.infer<typeof LeadChange>;

/**
 * Another lead that may be from the same person. It may also be from someone else, because anyone
 * can enter another person's email address or phone number.
 */
export const OtherLead = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  fullName: z.string(),
  city: z.string(),
  state: z.string(),
  homePrice: z.number(),
  status: LeadStatus,
  suspicion: z.nullable(Suspicion),
  withdrawnAt: z.nullable(z.iso.datetime()),
  hasSameMailbox: z.boolean(),
  hasSamePhone: z.boolean(),
});
export type OtherLead = z.infer<typeof OtherLead>;

/** A lead with all of its data. */
export const LeadDetails = z.extend(LeadRow, {
  quote: QuoteAnswers,
  programs: z.array(LeadProgram),
  calculation: z.nullable(LeadCalculation),
  consents: z.array(LeadConsent),
  deliveries: z.array(LeadDelivery),
  changes: z.array(LeadChange),
  /** The other leads, newest first. */
  others: z.array(OtherLead),
  /** How many times the status was set. Send this number with a new status. */
  statusVersion: z.int(),
  /** The number of notes. Send this number with a new note. */
  noteVersion: z.int(),
  /** How many times the officer or the due date was set. Send this number with a new assignment. */
  assignmentVersion: z.int(),
  /** How many times a legal hold was set or lifted. Send this number with the next change. */
  holdVersion: z.int(),
});
export type LeadDetails = z.infer<typeof LeadDetails>;
