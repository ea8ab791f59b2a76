import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadStatus } from './lead-parts.ts';
import { NoticeEmail } from './notices.ts';

/**
 * Events that webhooks receive when leads are erased. `lead.withdrawn` is sent for leads that were
 * not withdrawn before, because no one may contact the buyer after the erasure.
 */
export type ErasureEvent = 'lead.withdrawn' | 'lead.erased';

/** Maximum number of other addresses that a preview lists. */
export const MAX_OTHER_ADDRESSES = 20;

/** The types of rows that an erasure counts. */
export const erasureKinds = [
  'requests',
  // Records of emails and webhook calls about the requests.
  'deliveries',
  'consents',
  // Notes and changes by the team.
  'changes',
  'accounts',
  'sessions',
  'quotes',
  'subscriptions',
  'notices',
  // Emails about the account, and links for agencies.
  'emails',
  // Invitations to a role.
  'invitations',
  // Invitations and monthly emails for agencies.
  'agencyContacts',
  // Notes about others that contain the address, from which only the address is removed, and the
  // words of the person's corrections of programs.
  'mentions',
] as const;

/** The number of rows of each type that belong to an address. */
export const ErasureCounts = z.record(z.enum(erasureKinds), z.int());
export type ErasureCounts = z.infer<typeof ErasureCounts>;

/** A request that is kept because of a legal hold. */
const HeldRequest = z.strictObject({ id: z.uuid(), heldSince: z.iso.datetime() });

export const ErasurePreview = z.strictObject({
  counts: ErasureCounts,
  /** The requests that would be erased, newest first. */
  requests: z.array(
    z.strictObject({
      id: z.uuid(),
      fullName: z.string(),
      createdAt: z.iso.datetime(),
      status: LeadStatus,
    }),
  ),
  held: z.array(HeldRequest),
  /**
   * Other email addresses that may belong to the same person, because they share a mailbox, a phone
   * number or an account. Each address needs its own erasure.
   */
  otherAddresses: z.array(z.string()),
  /** Whether an account with this address has a role, which prevents the erasure. */
  hasRole: z.boolean(),
  /**
   * When this address's data was last erased. Null if that never happened, or if the log no longer
   * exists.
   */
  lastErasedAt: z.nullable(z.iso.datetime()),
});
export type ErasurePreview = z.infer<typeof ErasurePreview>;

/** Uses POST, because URLs are logged. The audit log records each preview. */
export const previewErasure = endpoint({
  method: 'POST',
  path: '/operator/erasure/preview',
  summary: 'Show what an erasure of a person would remove',
  access: 'manager',
  body: z.strictObject({ email: NoticeEmail }),
  answer: z.strictObject({ data: ErasurePreview }),
});

export const ErasureResult = z.strictObject({
  /** The number of removed rows. All counts are zero if nothing was stored. */
  counts: ErasureCounts,
  held: z.array(HeldRequest),
});
export type ErasureResult = z.infer<typeof ErasureResult>;

/**
 * Removes all stored data about the owner of an address, except requests with a legal hold. A
 * second call finds nothing and changes nothing.
 */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/operator/erasure',
  summary: 'Erase a person',
  access: 'manager',
  confirmation: 'recent',
  body: z
    .strictObject({
      email: NoticeEmail,
      /** The same address, typed again. */
      confirmation: z.string().check(z.maxLength(254)),
    })
    .check(
      z.refine(
        ({ email, confirmation }) => email.toLowerCase() === confirmation.trim().toLowerCase(),
        { error: 'must be the same address as email', path: ['confirmation'] },
      ),
    ),
  answer: z.strictObject({ data: ErasureResult }),
});
