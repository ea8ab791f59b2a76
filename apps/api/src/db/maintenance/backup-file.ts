import * as z from 'zod/mini';

/**
 * A backup is text, compressed by gzip: a first line that says what it is, a line for each row (the
 * table's name, a tab, the row as JSON as PostgreSQL writes it), and a last line with their number,
 * by which a file that was cut off is known.
 */
export const BackupHead = z.strictObject({
  latchkeyBackup: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The newest step of the tables' shape. */
  migration: z.int(),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const BackupEnd = z.strictObject({ rows: z.int() });
