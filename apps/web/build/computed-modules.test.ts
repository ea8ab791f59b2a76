import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { questionNames } from '@latchkey/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { computedModule } from './computed-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-computed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A computed module with this code. */
function written(name: string, code: string): string {
  const path = join(folder, `${name}.computed.ts`);
  writeFileSync(path, code);
  return path;
}

describe('computedModule', () => {
  it('is the values that the module exports', async () => {
    const path = import.meta.resolve('../../../packages/domain/src/quote/questions.computed.ts');
    const code = await computedModule(fileURLToPath(path));
    const values = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(values).toMatchObject({ questionNames, questionKinds: { homePrice: 'amount' } });
    expect(code).not.toContain('import');
  });

  it.each([
    ['function', '() => 1'],
    ['date', 'new Date(0)'],
    ['missing value', '{ price: undefined }'],
    ['infinite number', '[Infinity]'],
  ])('refuses a %s, and names the file', async (name, value) => {
    const path = written(name.replace(' ', '-'), `export const limits = ${value};`);
    await expect(computedModule(path)).rejects.toThrow(`limits in ${path} is not JSON`);
  });
});
