import {
  AUDIT_ENTRIES_PER_PAGE,
  type AuditEntry,
  type AuditFilter,
  exportAudit,
  listAudit,
} from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { ShownEntry } from '../../audit/repository.ts';
import * as auditRepository from '../../audit/repository.ts';
import type { KeyedHash } from '../../auth/sessions/server-secret-repository.ts';
import { serve, serveFile } from '../../http/serve.ts';
import type { Site } from '../../site/site.ts';
import { auditCursorOf, auditPositionIn } from './audit-cursor.ts';
import { auditFile } from './audit-file.ts';
import { knownAuditFilter } from './audit-filter.ts';

interface Context extends Pick<Site, 'database' | 'replica' | 'clock'> {
  readonly hashPerson: KeyedHash;
}

/** Routes for auditors to read and export the audit log. Each export is recorded in the log. */
export function auditRoutes(
  app: FastifyInstance,
  { database, replica, clock, hashPerson }: Context,
): void {
  serve(app, listAudit, async ({ body: { cursor, ...asked } }) => {
    const filter = knownAuditFilter(asked, hashPerson);
    const position = cursor === undefined ? undefined : auditPositionIn(cursor);
    // One extra row shows whether there is a next page.
    const limit = AUDIT_ENTRIES_PER_PAGE + 1;
    const rows = await auditRepository.list(replica, { filter, position, limit });
    const page = rows.slice(0, AUDIT_ENTRIES_PER_PAGE);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return { data: { entries: page.map(shown), next: last ? auditCursorOf(last) : null } };
  });

  serveFile(app, exportAudit, async ({ user, body }) => {
    const details = withoutTexts(body);
    const entry = { operatorId: user.id, action: 'audit-exported', details } as const;
    await auditRepository.record(database, entry, clock());
    return auditFile(replica, knownAuditFilter(body, hashPerson));
  });
}

function shown(entry: ShownEntry): AuditEntry {
  return { ...entry, createdAt: entry.createdAt.toISOString() };
}

/**
 * Returns the filter as the audit log stores it. Excludes search texts, because they may be email
 * addresses.
 */
function withoutTexts({ who, about, ...filter }: AuditFilter) {
  return { ...filter, isByPerson: who !== undefined, isAboutSubject: about !== undefined };
}
