import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asRead, catalogsOf } from './texts.ts';

const root = join(import.meta.dirname, '..');
const glossary = readFileSync(join(root, 'docs/glossary-es.md'), 'utf8');

/** Sentences that do not use the glossary's term, each with the reason for the exception. */
const exceptions: Readonly<Record<string, string>> = {
  'account.ts: account: openLinkFirst: email': 'The buyer knows where we send links.',
};

interface Term {
  readonly english: string;
  readonly spanish: readonly string[];
  readonly avoid: readonly string[];
  /**
   * Whether the glossary limits the term to one meaning, which is in parentheses. In other
   * meanings, the translation may use other words.
   */
  readonly hasSense: boolean;
}

const terms: readonly Term[] = readTerms();

const SPANISH_ENDING = /(?:es|s|[aeo])$/;
const SPANISH_ARTICLE = /^(?:el|la|los|las|un|una|su|sus)$/;

/**
 * Removes accents and the endings for gender and number from a word, so that *préstamos* matches
 * *préstamo*.
 */
function spanishStem(word: string): string {
  let stem = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  while (stem.length > 3 && SPANISH_ENDING.test(stem)) stem = stem.replace(SPANISH_ENDING, '');
  return stem;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const spanishWords = (text: string) => wordsOf(text).filter((word) => !SPANISH_ARTICLE.test(word));

/** Whether a text contains a phrase in any form. An infinitive matches every form of its verb. */
function hasSpanish(text: string, phrase: string): boolean {
  const words = spanishWords(text).map((word) => ({ word, stem: spanishStem(word) }));
  const wanted = spanishWords(phrase);
  const fits = (each: (typeof words)[number] | undefined, want: string) => {
    const verb = /^(.{2,})[aei]r(?:se)?$/.exec(want)?.[1];
    return verb ? each?.word.startsWith(verb) : each?.stem === spanishStem(want);
  };
  return words.some((_, at) => wanted.every((want, offset) => fits(words[at + offset], want)));
}

/**
 * Returns the glossary's terms in an English sentence. A shorter term does not match words that are
 * part of a longer term.
 */
function termsIn(sentence: string): Term[] {
  const singular = (word: string) => word.replace(/(?<=x|ch|ss)es$|(?<!s)s$/, '');
  const normal = (text: string) => ` ${wordsOf(text).map(singular).join(' ')} `;
  let rest = normal(sentence);
  return terms
    .toSorted((a, b) => b.english.length - a.english.length)
    .filter(({ english }) => {
      const found = rest.includes(normal(english));
      rest = rest.replaceAll(normal(english), ' | ');
      return found;
    });
}

const pairs = await sentencePairs();
const written = [...pairs, ...dataSentences()];

describe('the Spanish text', () => {
  it('the test reads all Spanish text and all terms of the glossary', () => {
    expect(pairs.length).toBeGreaterThan(900);
    expect(written.length).toBeGreaterThan(pairs.length + 3_000);
    expect(terms.length).toBeGreaterThan(60);
  });

  it('the Spanish text contains no word that the glossary tells translators to avoid', () => {
    const found = written.flatMap(({ where, spanish }) =>
      terms
        .flatMap(({ avoid }) => avoid)
        .filter((word) => hasSpanish(spanish, word))
        .map((word) => `${where}: ${word}: ${spanish}`),
    );
    expect(found).toEqual([]);
  });

  it('the Spanish text uses the Spanish term wherever the English text uses the English term', () => {
    const missing = pairs.flatMap(({ where, english, spanish }) =>
      termsIn(english)
        .filter(({ hasSense }) => !hasSense)
        .filter((term) => !term.spanish.some((phrase) => hasSpanish(spanish, phrase)))
        .map((term) => `${where}: ${term.english}`)
        .filter((each) => !(each in exceptions))
        .map((each) => `${each}: ${english} / ${spanish}`),
    );
    expect(missing).toEqual([]);
  });
});

function readTerms(): Term[] {
  const table = glossary.split('## Terms')[1]?.split('\n## ')[0] ?? '';
  const alternatives = (cell: string) =>
    cell
      .replaceAll(/\([^)]*\)/g, '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
    .flatMap((line) => {
      const [, english = '', spanish = '', avoid = ''] = line.split('|');
      const row = { spanish: alternatives(spanish), avoid: alternatives(avoid) };
      return alternatives(english).map((each) => {
        return { english: each, ...row, hasSense: /\([a-z]/.test(english) };
      });
    });
}

async function sentencePairs() {
  const english = new Map((await catalogsOf('en')).map((each) => [each.name, each.sentences]));
  return (await catalogsOf('es')).flatMap(({ name, sentences }) =>
    Object.entries(sentences).map(([key, spanish]) => ({
      where: `${name}: ${key}`,
      english: asRead(english.get(name)?.[key] ?? '', ''),
      spanish: asRead(spanish, ''),
    })),
  );
}

/** Returns the Spanish sentences in the catalog, the brand file and the product file. */
function dataSentences() {
  const facts = globSync('data/translations/es/*.tsv', { cwd: root }).flatMap((file) => {
    const [, ...rows] = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    return rows.map((row) => ({ where: file, spanish: row.split('\t')[2] ?? '' }));
  });
  const settings = ['brand/brand.json', 'brand/product.json'].flatMap((file) => {
    const { translations } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return textsIn(translations.es).map((spanish) => ({ where: file, spanish }));
  });
  return [...facts, ...settings];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
