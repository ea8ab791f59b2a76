import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { protectDataDir } from './protect-data-dir.ts';

const isRoot = process.getuid?.() === 0;

describe('protectDataDir', () => {
  let folder: string;
  let dataDir: string;

  const write = (name: string, mode: number) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'x');
    chmodSync(path, mode);
    return path;
  };
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const protect = (isProduction = false) => protectDataDir({ dataDir, isProduction });

  beforeEach(() => {
    process.umask(0o022);
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('restricts access to a database, emails, a lock and a socket that an older version left unprotected', () => {
    const files = [
      write('data/db/PG_VERSION', 0o644),
      write('data/db/base/5/1259', 0o666),
      write('data/db/pg_wal/000000010000000000000001', 0o666),
      write('data/mail/2026-03-04T05-06-07.000Z-lead-1a2b3c4d.eml', 0o644),
      write('data/db.lock', 0o644),
      write('data/db.lock.4711', 0o644),
      write('data/control.sock', 0o666),
    ];
    chmodSync(join(dataDir, 'db/pg_wal'), 0o755);
    expect(protect(true)).toBeUndefined();
    expect(files.map(modeOf)).toEqual(files.map(() => '600'));
    for (const name of ['', 'db', 'db/base/5', 'db/pg_wal', 'mail']) {
      expect([name, modeOf(join(dataDir, name))]).toEqual([name, '700']);
    }
  });

  it('does nothing for a folder that does not exist yet', () => {
    rmSync(dataDir, { recursive: true });
    expect(protect(true)).toBeUndefined();
  });

  it.each([
    ['a file from another program', 'notes.txt'],
    ['a database from another program', 'db/app.sqlite'],
    ["a person's own email", 'mail/inbox'],
  ])('never changes a folder that contains %s', (_, name) => {
    const file = write(`data/${name}`, 0o644);
    write('data/db.lock', 0o644);
    const [top = ''] = name.split('/');
    expect(protect()).toMatch(
      `the data folder ${dataDir} is open to other users of this machine and also contains ${top}`,
    );
    expect(() => protect(true)).toThrow(/^Cannot start: the data folder .*chmod 700.*$/);
    expect([dataDir, file, dirname(file)].map(modeOf)).toEqual(['755', '644', '755']);
    expect(modeOf(join(dataDir, 'db.lock'))).toBe('600');
  });

  it('accepts a folder with other files if its owner has already restricted access', () => {
    write('data/notes.txt', 0o644);
    chmodSync(dataDir, 0o700);
    expect(protect(true)).toBeUndefined();
  });

  it('does not follow links out of the database folder', () => {
    const outside = write('outside', 0o644);
    write('data/db/PG_VERSION', 0o600);
    symlinkSync(outside, join(dataDir, 'db/link'));
    expect(protect(true)).toBeUndefined();
    expect(modeOf(outside)).toBe('644');
  });

  it.runIf(isRoot)("does not change files of another user, and reports that user's ID", () => {
    chownSync(dataDir, 12_345, 12_345);
    expect(protect()).toMatch(/owned by user 12345, not by user 0.*chown/);
    expect(() => protect(true)).toThrow('Cannot start: ');
    expect(modeOf(dataDir)).toBe('755');
  });

  it.runIf(isRoot)('reports the path of a database file that another user owns', () => {
    write('data/db/PG_VERSION', 0o600);
    const file = write('data/db/base/1', 0o644);
    chownSync(file, 12_345, 12_345);
    expect(() => protect(true)).toThrow(file);
  });
});
