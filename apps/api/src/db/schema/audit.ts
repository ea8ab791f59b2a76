import type { AuditAction, AuditActor } from '@latchkey/contract';
import { index, isNotNull, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/**
 * Audit log of access to people's data. Rows never change, and are deleted only when they expire.
 * They outlive the lead and the account, and contain no contact data.
 */
export const leadAudit = pgTable(
  'lead_audit',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * The account of the person who acted. Null for actions of the command-line tool and the
     * server.
     */
    operatorId: uuid(),
    /** Who acted. Entries from older versions are all by operators. */
    actor: text().$type<AuditActor>().notNull().default('operator'),
    action: text().$type<AuditAction>().notNull(),
    /** The lead's ID. Null if the action involved several leads or no lead. */
    leadId: uuid(),
    /**
     * Keyed hash of the email address of the person whose data was erased, so that the erasure can
     * be confirmed later.
     */
    personHash: text(),
    details: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ id, leadId, operatorId, action, personHash, createdAt }) => [
    index('lead_audit_lead_id_index').on(leadId),
    index('lead_audit_created_at_index').on(createdAt),
    index('lead_audit_operator_index').on(operatorId, createdAt, id),
    index('lead_audit_action_index').on(action, createdAt, id),
    index('lead_audit_person_index').on(personHash).where(isNotNull(personHash)),
  ],
);
