import { statfs } from 'node:fs/promises';

/** Free bytes that PostgreSQL needs to run: it writes two log files of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Whether the disk has enough free space to open a database. Returns true if the system does not
 * provide this information.
 */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return true;
  }
}
