import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadStatus } from './lead-parts.ts';
import { NoticeEmail } from './notices.ts';

/**
 * Events that webhooks receive when leads are erased. `lead.withdrawn` comes for leads that were not
 * withdrawn before, because no one may contact the buyer after it.
 */
export type ErasureEvent = 'lead.withdrawn' | 'lead.erased';

/** Maximum number of other addresses that a preview lists. */
export const MAX_OTHER_ADDRESSES = 20;

/** The kinds of rows that an erasure counts. */
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

/** How much of each kind belongs to an address. */
export const ErasureCounts = z.record(z.enum(erasureKinds), z.int());
export type ErasureCounts = z.infer<typeof ErasureCounts>;

/** A request that a legal hold keeps. */
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
   * Other addresses that may belong to the same person, because the mailbox or the phone number is
   * the same, or because the account has several. Each needs its own erasure.
   */
  otherAddresses: z.array(z.string()),
  /** Whether an account with the address has a role, which prevents the erasure. */
  hasRole: z.boolean(),
  /** When data of this address was last erased. Null if it never was, or if the log is gone. */
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
  /** What was removed. All zero if nothing was stored. */
  counts: ErasureCounts,
  held: z.array(HeldRequest),
});
export type ErasureResult = z.infer<typeof ErasureResult>;

/**
 * Removes everything that is stored about the owner of an address, except requests with a legal
 * hold. A second call finds nothing and changes nothing.
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
