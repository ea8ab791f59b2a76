import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

/** Permission bits for the group and everyone else. */
const OTHERS = 0o077;

/**
 * Names of the files that Latchkey creates in its data folder, including an unfinished database.
 */
const ownFile = /^(db\.lock(\.\w+)?|db\.new-\w+|control\.sock)$/;

/** A folder that the file system creates at the root of a volume. Only root can open it. */
const VOLUME_FOLDER = 'lost+found';

/**
 * For each folder name, a function that checks whether the folder's contents show that Latchkey
 * created it.
 */
const ownFolders: Readonly<Record<string, (names: readonly string[]) => boolean>> = {
  db: (names) => names.length === 0 || names.includes('PG_VERSION'),
  mail: (names) => names.every((name) => /\.eml(\.part)?$/.test(name)),
};

interface DataDirSettings {
  readonly dataDir: string;
  readonly isProduction: boolean;
}

/**
 * Restricts the data folder to the server's own user: 0700 for folders, 0600 for files, including
 * files that this process creates later. Changes only files and folders that Latchkey created and
 * this user owns.
 *
 * @returns a log line with the paths that other users can still open
 * @throws {StartFailure} with the log line as its message, in production
 */
export function protectDataDir({ dataDir, isProduction }: DataDirSettings): string | undefined {
  // Windows does not have these permissions.
  if (process.getuid === undefined) return undefined;
  process.umask(OTHERS);
  if (!existsSync(dataDir)) return undefined;
  const exposure = exposureOf(dataDir, process.getuid());
  if (exposure !== undefined && isProduction) throw new StartFailure(exposure);
  return exposure;
}

function exposureOf(dataDir: string, user: number): string | undefined {
  try {
    const root = realpathSync(dataDir);
    const names = readdirSync(root).filter((name) => name !== VOLUME_FOLDER);
    const own = names.filter((name) => isOwn(root, name));
    const foreign = names.find((name) => !own.includes(name));
    // The folder is restricted first, so that no other user can replace its contents.
    const isClosed = foreign === undefined ? close(root, user) : !isOpen(root);
    const open = own.flatMap((name) => closeTree(realpathSync(join(root, name)), user));
    if (isClosed && open.length === 0) return undefined;
    return isClosed ? fileLine(open, user) : folderLine(root, foreign, user);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `the permissions of the data folder ${dataDir} cannot be checked (${reason}). Set DATA_DIR.`;
  }
}

function isOwn(root: string, name: string): boolean {
  return ownFolders[name]?.(readdirSync(join(root, name))) ?? ownFile.test(name);
}

/**
 * Removes other users' access to a file, or to a folder and its contents.
 *
 * @returns the paths that other users can still open
 */
function closeTree(top: string, user: number): string[] {
  const stays = (path: string) => !close(path, user);
  if (stays(top)) return [top];
  if (!lstatSync(top).isDirectory()) return [];
  const inside = readdirSync(top, { recursive: true, encoding: 'utf8' });
  return inside.map((name) => join(top, name)).filter(stays);
}

/** Removes other users' permissions. @returns whether other users now have no permissions */
function close(path: string, user: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The path no longer exists, is a symbolic link (which has no permissions), or is already
  // private.
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return true;
  if (found.uid !== user) return false;
  chmodSync(path, found.mode & (found.isDirectory() ? 0o700 : 0o600));
  // Some file systems report success but do not change the permissions.
  return !isOpen(path);
}

function isOpen(path: string): boolean {
  return (lstatSync(path).mode & OTHERS) !== 0;
}

function folderLine(root: string, foreign: string | undefined, user: number): string {
  const open = `the data folder ${root} is open to other users of this machine`;
  if (foreign !== undefined) {
    return (
      `${open} and also contains ${foreign}, which Latchkey did not create, so its permissions were not changed. ` +
      `Run "chmod 700 ${root}", or set DATA_DIR to a separate folder.`
    );
  }
  const { uid } = lstatSync(root);
  if (uid === user) return `${open}, and its file system does not store permissions. Set DATA_DIR.`;
  return (
    `${open} and owned by user ${uid}, not by user ${user}. ` +
    `Run "chown -R ${user} ${root}", or set DATA_DIR to a folder inside it that does not exist yet.`
  );
}

function fileLine(open: readonly string[], user: number): string {
  const [first = ''] = open;
  return (
    `${open.length} of the files in the data folder are still open to other users of this machine, ` +
    `such as ${first}. Run "chown ${user}" on these files, then start the server again.`
  );
}
