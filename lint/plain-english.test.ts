import { describe, expect, it } from 'vitest';
import { plainEnglishFindings } from './plain-english.ts';

const wordsIn = (file: string, source: string) =>
  plainEnglishFindings(file, source).map(({ line, words }) => `${line}: ${words}`);

describe('plainEnglishFindings', () => {
  it('checks line comments and block comments', () => {
    const source =
      '// Whoever calls this.\nconst a = 1;\n/**\n * Counts anew.\n */\nconst b = a;\n';
    expect(wordsIn('a.ts', source)).toEqual(['1: Whoever', '4: anew']);
  });

  it('checks test titles, messages and template text of three or more words', () => {
    const source = [
      "it('lets nobody in without a token', () => {});",
      "throw new Error('Somebody was quicker');",
      'const text = `Ask whoever sent it to you`;',
    ].join('\n');
    expect(wordsIn('a.test.ts', source)).toEqual(['1: nobody', '2: Somebody', '3: whoever']);
  });

  it('checks the text between JSX tags', () => {
    expect(wordsIn('a.tsx', 'const a = <p>See the note beside it</p>;')).toEqual(['1: beside']);
  });

  it('skips names, keys, short strings and code in a comment', () => {
    const source = "// Reads `beside`.\nconst beside = { lest: 'anew' };\n";
    expect(wordsIn('a.ts', source)).toEqual([]);
  });

  it('checks the text of a Markdown page, but not its code and URLs', () => {
    const source =
      'Somebody.\n\n```sh\nls anew\n```\n\nSee `lest` and [this](docs/whoever.md), whom.\n';
    expect(wordsIn('a.md', source)).toEqual(['1: Somebody', '7: whom']);
  });

  it('skips test titles that a Markdown page cites', () => {
    const source = 'See `a/b.test.ts` "lets nobody in", and `c.ts` "lets somebody out".';
    expect(wordsIn('a.md', source)).toEqual(['1: somebody']);
  });

  it.each([
    ['Says what came of it.', 'what came of'],
    ["What this request's quote comes to.", "What this request's quote comes to"],
    ['A change is told once.', 'is told'],
  ])('rejects the phrase "%s"', (sentence, words) => {
    expect(wordsIn('a.md', sentence)).toEqual([`1: ${words}`]);
  });

  it('suggests replacement words', () => {
    expect(plainEnglishFindings('a.md', 'Count it anew.')).toEqual([
      { file: 'a.md', line: 1, words: 'anew', instead: 'again' },
    ]);
  });

  it.each(['everyone', 'someone', 'no one', 'someone else', 'again', 'besides', 'next to'])(
    'accepts the plain words "%s"',
    (words) => {
      expect(wordsIn('a.md', `Then ${words} comes.`)).toEqual([]);
    },
  );
});
