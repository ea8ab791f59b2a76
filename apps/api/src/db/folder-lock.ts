import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartFailure } from '../process/start-failure.ts';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

const Owner = z.object({
  pid: z.int(),
  boot: z.nullable(z.string()),
  started: z.nullable(z.string()),
});

/**
 * Locks a folder for this process by creating a file next to it. Takes over the lock of a process
 * that has ended.
 *
 * @returns a function that releases the lock
 * @throws {StartFailure} if another process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const own = `${lock}.${process.pid}`;
  try {
    // The lock file is a link to a complete file, so it is never empty.
    writeFileSync(own, JSON.stringify(thisProcess()), { mode: 0o600 });
    if (!link(own, lock)) takeOver(folder, lock, own);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`the data folder cannot be written to (${reason}). Set DATA_DIR.`);
  } finally {
    removeIfPossible(own);
  }
  return () => rmSync(lock, { force: true });
}

/** Deletes a file if possible. A failure here must not hide why the folder cannot be locked. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

/**
 * Takes over a dead process's lock. If several processes try, only the process that creates the
 * claim file succeeds.
 */
function takeOver(folder: string, lock: string, own: string): void {
  const claim = `${lock}.claim`;
  refuseWhileOwned(folder, lock);
  if (!link(own, claim)) {
    throw new StartFailure(`another process is taking over ${folder}. If not, remove ${claim}.`);
  }
  try {
    // Another process may have taken over before this process created the claim file.
    refuseWhileOwned(folder, lock);
    renameSync(own, lock);
  } finally {
    rmSync(claim, { force: true });
  }
}

function refuseWhileOwned(folder: string, lock: string): void {
  const owner = ownerOf(lock);
  if (owner === null) {
    throw new StartFailure(`${lock} cannot be read. If no server uses ${folder}, remove it.`);
  }
  if (isRunning(owner)) {
    throw new StartFailure(
      `the database in ${folder} is in use by process ${owner.pid}. Stop it, or set DATA_DIR.`,
    );
  }
}

function ownerOf(lock: string): ProcessIdentity | null {
  try {
    return Owner.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    return null;
  }
}

/** Creates a hard link. Returns false if the name is taken. */
function link(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
