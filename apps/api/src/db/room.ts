import { statfs } from 'node:fs/promises';

/** Two files of a database's log, of 16 MB each: the least to open with and to go on. */
const ENOUGH = 32 * 1024 * 1024;

/** Whether the disk of a folder has room for a database to be opened, as far as the system tells. */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= ENOUGH;
  } catch {
    return true;
  }
}
