import { Readable } from 'node:stream';
import type { AuditPosition, KnownAuditFilter, ShownEntry } from '../../audit/repository.ts';
import * as auditRepository from '../../audit/repository.ts';
import type { Database } from '../../db/database.ts';
import { csvLine } from '../../http/csv.ts';
import type { ExportFile } from '../export-file.ts';

/** Maximum number of entries that are in memory at the same time. */
const BATCH = 500;

const columns: Readonly<Record<string, (entry: ShownEntry) => string | null>> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  actor: ({ actor }) => actor,
  who: ({ by }) => by,
  who_id: ({ operatorId }) => operatorId,
  action: ({ action }) => action,
  request_id: ({ leadId }) => leadId,
  details: ({ details }) => details && JSON.stringify(details),
};

/** Exports audit entries as CSV, newest first. */
export function auditFile(database: Database, filter: KnownAuditFilter): ExportFile {
  return {
    name: 'audit.csv',
    type: 'text/csv; charset=utf-8',
    content: Readable.from(csv(database, filter)),
  };
}

async function* csv(database: Database, filter: KnownAuditFilter) {
  // Without a byte order mark, Excel misreads names with accents.
  yield `\ufeff${csvLine(Object.keys(columns))}`;
  let position: AuditPosition | undefined;
  for (;;) {
    const page = await auditRepository.list(database, { filter, position, limit: BATCH });
    for (const entry of page) yield csvLine(Object.values(columns).map((column) => column(entry)));
    position = page.at(-1);
    if (!position || page.length < BATCH) return;
  }
}
