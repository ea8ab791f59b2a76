import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

describe('npm run bench', () => {
  it('rejects an unknown part of the benchmark, and lists the known parts on one line', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'wrong-name'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Unknown part: wrong-name\. Choose from: routes, .*, browser.*\.\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});
