import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Size of the disk: enough for an embedded database and a few minutes of load. */
const SIZE = '256m';

export interface SmallDisk {
  readonly folder: string;
  /** Uses all free space. */
  fill(): void;
  /** Frees the space again. */
  clear(): void;
  remove(): void;
}

/** An in-memory disk, or undefined if this user may not mount one. */
export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-disk-'));
  const ballast = join(folder, 'ballast');
  const quietly = { stdio: 'ignore' } as const;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], quietly);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    fill: () => fill(ballast),
    clear: () => rmSync(ballast),
    remove() {
      execFileSync('umount', [folder], quietly);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes smaller and smaller chunks until no byte is free. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let piece = 1 << 20; piece >= 1; piece >>= 1) {
      while (takes(file, piece));
    }
  } finally {
    closeSync(file);
  }
}

function takes(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch {
    return false;
  }
}
