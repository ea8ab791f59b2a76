import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '../process/start-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { thisProcess } from './process-identity.ts';

/** A process ID that is larger than any on Linux. */
const NO_PROCESS = 4_194_305;

describe('lockFolder', () => {
  let parent: string;
  let folder: string;
  let lock: string;

  const ownedBy = (changes: object) =>
    writeFileSync(lock, JSON.stringify({ ...thisProcess(), ...changes }));
  const owner = () => JSON.parse(readFileSync(lock, 'utf8'));

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'latchkey-lock-'));
    folder = join(parent, 'db');
    lock = `${folder}.lock`;
  });

  afterEach(() => rmSync(parent, { recursive: true }));

  it('keeps the process ID in the lock file until the lock is released', () => {
    const unlock = lockFolder(folder);
    expect(owner()).toEqual(thisProcess());
    expect(readdirSync(parent)).toEqual(['db.lock']);
    unlock();
    expect(existsSync(lock)).toBe(false);
  });

  it('rejects a second lock while the owner runs, and leaves the file unchanged', () => {
    ownedBy({});
    expect(() => lockFolder(folder)).toThrow(StartFailure);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    expect(owner()).toEqual(thisProcess());
    expect(readdirSync(parent)).toEqual(['db.lock']);
  });

  it.each([
    ['whose process is gone', { pid: NO_PROCESS, started: '1' }],
    ['whose process is gone and whose start time is unknown', { pid: NO_PROCESS, started: null }],
    ['whose pid now belongs to another process', { started: '1' }],
    ['from before the machine started', { boot: 'earlier' }],
  ])('takes over the lock of an owner %s', (_, changes) => {
    ownedBy(changes);
    lockFolder(folder);
    expect(owner()).toEqual(thisProcess());
    expect(readdirSync(parent)).toEqual(['db.lock']);
  });

  it('does not lock the folder if the process ID is in use and its start time is unknown', () => {
    ownedBy({ started: null });
    expect(() => lockFolder(folder)).toThrow('in use');
  });

  it('lets only one process take over a stale lock', () => {
    ownedBy({ boot: 'earlier' });
    writeFileSync(`${lock}.claim`, '');
    expect(() => lockFolder(folder)).toThrow('another process is taking over');
    expect(owner()).toHaveProperty('boot', 'earlier');
  });

  it.each(['', '{', '{"pid":"1"}'])(
    'does not lock the folder if the lock file contains "%s"',
    (content) => {
      writeFileSync(lock, content);
      expect(() => lockFolder(folder)).toThrow(/cannot be read\. If no server uses .* remove it/);
    },
  );

  it('rejects a folder that is not writable', () => {
    expect(() => lockFolder(join(parent, 'none', 'db'))).toThrow('cannot be written to');
  });

  it('rejects a data folder that is a file, and mentions the setting in the error', () => {
    writeFileSync(join(parent, 'file'), '');
    const attempt = () => lockFolder(join(parent, 'file', 'db'));
    expect(attempt).toThrow(StartFailure);
    expect(attempt).toThrow(/cannot be written to \(ENOTDIR.*\)\. Set DATA_DIR\.$/);
  });
});
