import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('create-embedded-program.ts', import.meta.url));

/**
 * Creates the embedded database if its folder is missing or empty. Creating it takes 600 MB of
 * memory, which this process would never release, so a separate process creates it. The files move
 * into the folder once they are complete, so a killed start leaves no partial database. The caller
 * must hold the folder's lock.
 *
 * @throws {Error} with the reason
 */
export async function createIfMissing(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.new-`];
  const left = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const name of left) rmSync(join(parent, name), { recursive: true, force: true });
  const fresh = mkdtempSync(join(parent, prefix));
  try {
    const child = spawn(process.execPath, [program, fresh], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    if (code !== 0) throw new Error(errors.trim() || `the process that creates it ended: ${code}`);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
