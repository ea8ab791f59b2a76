import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { readsInOrder } from './reads-in-order.ts';
import { Day } from './time.ts';

/** Maximum number of audit entries on one page of the list. */
export const AUDIT_ENTRIES_PER_PAGE = 50;

/** An action that affects people's data, or access to that data. */
export const AuditAction = z.enum([
  'listed',
  'viewed',
  'changed',
  'sent-again',
  'exported',
  'audit-exported',
  'erasure-previewed',
  'erased',
  'held',
  'released',
  'invited',
  'invitation-accepted',
  'granted',
  'revoked',
  'factor-added',
  'factor-verified',
  'factor-removed',
  'factors-reset',
  'recovery-codes-created',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/**
 * Who acted: someone with a role, the command-line tool on the server, the owner of the data, or
 * the staff's identity provider.
 */
export const AuditActor = z.enum(['operator', 'command', 'owner', 'provider']);
export type AuditActor = z.infer<typeof AuditActor>;

/** An entry in the audit log. Contains no contact data of buyers. */
export const AuditEntry = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  actor: AuditActor,
  operatorId: z.nullable(z.uuid()),
  /** The operator's name or email address. Null if the account no longer exists. */
  by: z.nullable(z.string()),
  action: AuditAction,
  /** The request. Null if the action involved several requests or none. */
  leadId: z.nullable(z.uuid()),
  /** Other facts about the action, such as the filters of a list or the new status. */
  details: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Filters of the audit log. A filter that is not set matches every entry. */
export const AuditFilter = z.strictObject({
  /**
   * Part of the name or email address of the person who acted, or the ID of that person's account.
   */
  who: z.optional(z.string().check(z.trim(), z.maxLength(200), readsInOrder)),
  action: z.optional(AuditAction),
  /** A request's ID or reference, or a person's email address. */
  about: z.optional(z.string().check(z.trim(), z.maxLength(200), readsInOrder)),
  /** The period of the entries: its first and last day, in UTC. */
  from: z.optional(Day),
  to: z.optional(Day),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** Uses POST, because URLs are logged and a filter may contain an email address. */
export const listAudit = endpoint({
  method: 'POST',
  path: '/operator/audit/search',
  summary: 'List the audit log, newest entries first, one page at a time',
  access: 'auditor',
  body: z.extend(AuditFilter, {
    /** The `next` value from the response with the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(1000))),
  }),
  answer: z.strictObject({
    data: z.strictObject({ entries: z.array(AuditEntry), next: z.nullable(z.string()) }),
  }),
});

/** The response is a streamed file. The audit log also records the export itself. */
export const exportAudit = endpoint({
  method: 'POST',
  path: '/operator/audit/export',
  summary: 'Export the audit log as CSV',
  access: 'auditor',
  confirmation: 'recent',
  body: AuditFilter,
  answer: z.string(),
  files: ['text/csv'],
});
