import { and, isNull, lte } from '../../db/drizzle.ts';
import type { Expired } from '../../db/expired.ts';
import { leadAudit, leads, rateLimits } from '../../db/schema.ts';

/**
 * Selects leads created at or before a given time, with their consents, deliveries, links and
 * notes. Excludes leads with a legal hold.
 */
export function oldLeads(before: Date): Expired {
  const where = and(lte(leads.createdAt, before), isNull(leads.heldAt));
  return { kind: 'requests', table: leads, since: leads.createdAt, where };
}

/** Selects the audit entries that were created at or before a given time. */
export function oldAudit(before: Date): Expired {
  const { createdAt } = leadAudit;
  return {
    kind: 'audit entries',
    table: leadAudit,
    since: createdAt,
    where: lte(createdAt, before),
  };
}

/** Selects the expired rate limit counters. */
export function expiredCounts(now: Date): Expired {
  const { expire } = rateLimits;
  return { kind: 'rate limit counters', table: rateLimits, since: expire, where: lte(expire, now) };
}
