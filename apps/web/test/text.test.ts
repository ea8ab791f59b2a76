import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { money } from '@/lib/format.ts';
import { addTexts, setLocale } from '@/lib/text.ts';
import { landingText, programsText } from '@/lib/texts.ts';

describe('page text', () => {
  afterEach(() => setLocale('en'));

  it('is in the current language of the page', async () => {
    const english = landingText.start();
    addTexts('es', 'landing', { landing: { start: 'Empezar' } });
    await setLocale('es');
    expect(landingText.start()).toBe('Empezar');
    await setLocale('en');
    expect(landingText.start()).toBe(english);
  });

  it('is in English, with English plurals, if the language lacks its area', async () => {
    await setLocale('xx');
    expect(programsText.found({ count: 1 })).toContain('1 matching program');
    expect(programsText.found({ count: 2 })).toContain('2 matching programs');
  });

  it('formats numbers for its language', async () => {
    await setLocale('es');
    expect(money(400_000)).toBe('$400,000');
  });

  it('is not looked up while a module loads', async () => {
    const src = join(import.meta.dirname, '../src');
    const files = globSync('{app,features,lib,state,ui}/**/*.{ts,tsx}', {
      cwd: src,
      exclude: ['**/*.test.*'],
    });
    vi.resetModules();
    vi.stubGlobal('window', { addEventListener() {} });
    vi.stubGlobal('document', { getElementById: () => ({ textContent: '{}' }) });
    const failures: string[] = [];
    for (const file of files) {
      await import(join(src, file)).catch((error) => failures.push(`${file}: ${error}`));
    }
    vi.unstubAllGlobals();
    expect(failures).toEqual([]);
  });
});
