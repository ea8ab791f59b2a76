import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

describe('compressFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-packed-'));
  const script = 'let answer = 42;\n'.repeat(100);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('compresses text files as Brotli and gzip, and skips all other files', () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/app.js'), script);
    writeFileSync(join(folder, 'assets/font.woff2'), script);

    compressFiles(folder);
    const assets = join(folder, 'assets');
    expect(readdirSync(assets).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2']);
    expect(brotliDecompressSync(readFileSync(join(assets, 'app.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(assets, 'app.js.gz'))).toString()).toBe(script);
  });
});
