import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

describe('npm run bench', () => {
  it.each(['wrong-name', '--wrong-name'])(
    'rejects %s and lists the known parts on one line',
    (name) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [main, name], {
        encoding: 'utf8',
      });
      expect(stderr).toMatch(
        new RegExp(
          `^Unknown part: ${name}\\. Choose from: routes, .*, browser, --full, --save\\.\\n$`,
        ),
      );
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    },
    120_000,
  );
});
