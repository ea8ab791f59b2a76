import { globSync } from 'node:fs';
import { join } from 'node:path';
import { productIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

// Code must read texts while it renders. This test fails if a module reads a text while loading.
it('loads every module of the web app without errors before any UI text has loaded', {
  timeout: 540_000,
}, async () => {
  const src = join(import.meta.dirname, '../src');
  const files = globSync('{app,features,lib,state,ui}/**/*.{ts,tsx}', {
    cwd: src,
    exclude: ['**/*.test.*'],
  });
  const product = JSON.stringify(productIn(sampleProduct, 'en'));
  vi.stubGlobal('window', { addEventListener() {} });
  // The worker listens for messages.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    getElementById: (id: string) => ({ textContent: id === 'product' ? product : '{}' }),
  });
  const failures: string[] = [];
  for (const file of files) {
    await import(join(src, file)).catch((error) => failures.push(`${file}: ${error}`));
  }
  expect(failures).toEqual([]);
});
