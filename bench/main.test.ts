import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

describe('npm run bench', () => {
  it('rejects unknown names and options, and lists the known parts on one line', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'wrong-name', '--odd'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /^Unknown part: wrong-name, --odd\. Choose from: routes, .*, browser, --full, --save\.\n$/,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});
