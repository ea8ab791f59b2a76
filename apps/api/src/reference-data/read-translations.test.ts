import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTranslations, sentenceHash } from './read-translations.ts';

describe('readTranslations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-translations-'));
  const english = 'No interest.';
  const write = (...rows: readonly string[]) => {
    mkdirSync(join(folder, 'es'), { recursive: true });
    const lines = ['hash\tenglish\ttranslation', ...rows, ''];
    writeFileSync(join(folder, 'es', 'OH.tsv'), lines.join('\n'));
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads a sentence with its language and state', () => {
    write(`${sentenceHash(english)}\t${english}\tSin intereses.`);
    expect(readTranslations(folder)).toEqual([
      {
        language: 'es',
        state: 'OH',
        hash: sentenceHash(english),
        english,
        translation: 'Sin intereses.',
      },
    ]);
  });

  it.each([
    ['a hash of another sentence', `${sentenceHash('Other.')}\t${english}\tSin intereses.`],
    ['an empty translation', `${sentenceHash(english)}\t${english}\t `],
    ['a missing column', `${sentenceHash(english)}\t${english}`],
  ])('rejects %s', (_, row) => {
    write(row);
    expect(() => readTranslations(folder)).toThrow('The data is damaged: OH.tsv, line 2:');
  });

  it('reads every shipped sentence once', () => {
    const keys = readTranslations().map(({ language, hash }) => `${language} ${hash}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
