import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartFailure } from '../start-failure.ts';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

const Owner = z.object({
  pid: z.int(),
  boot: z.nullable(z.string()),
  started: z.nullable(z.string()),
});

/**
 * Takes the lock file beside a folder for this process. The lock of a process that ended without
 * giving it back is taken over.
 *
 * @returns gives the lock back
 * @throws {StartFailure} when another process has it
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const own = `${lock}.${process.pid}`;
  try {
    // Written apart and then linked, the lock is never seen without its owner.
    writeFileSync(own, JSON.stringify(thisProcess()), { mode: 0o600 });
    if (!link(own, lock)) takeOver(folder, lock, own);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`the data folder cannot be written to (${reason}). Set DATA_DIR.`);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** Of all that find the same dead owner one gets to replace it: who makes the claim. */
function takeOver(folder: string, lock: string, own: string): void {
  const claim = `${lock}.claim`;
  refuseWhileOwned(folder, lock);
  if (!link(own, claim)) {
    throw new StartFailure(
      `another process is just taking over ${folder}. If none is, remove ${claim}.`,
    );
  }
  try {
    // Another may have replaced the dead owner before the claim was made.
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

/** Makes a second name for a file; false where the name is taken. */
function link(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
