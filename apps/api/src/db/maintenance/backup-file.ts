import * as z from 'zod/mini';

/**
 * The first line of a backup, which identifies the file. A backup is gzip-compressed text. Each row
 * has one line with the table's name, a tab, and the row as JSON from PostgreSQL. The last line has
 * the number of rows, so a restore can detect a truncated file.
 */
export const BackupHead = z.strictObject({
  latchkeyBackup: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Time of the latest migration. See `MigrationState.last`. */
  migration: z.int(),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const BackupEnd = z.strictObject({ rows: z.int() });
