import { isDeepStrictEqual } from 'node:util';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { asRead, type Catalog, catalogsOf, languages, marksOf, partsOf } from './texts.ts';

const english = await catalogsOf('en');
const translations = languages.filter((language) => language !== 'en');

/** Text that every language must have, because the law or the product requires a disclosure. */
const disclosures = [
  'payments.ts: loanEstimate',
  'payments.ts: terms',
  'payments.ts: payment',
  'terms-line.ts: termsLine',
  'true-cost.ts: trueCost',
  'left-out.ts: leftOut',
  'calculator.ts: print',
];

/** Maximum number of words in a sentence that may be the same in both languages. */
const MOST_SAME_WORDS = 4;

function figuresIn(sentence: string): string[] {
  return (asRead(sentence, '').match(/\d[\d.,]*\d|\d/g) ?? []).toSorted();
}

/**
 * Returns the placeholders, tags and figures that every translation of a sentence must also
 * contain. Returns undefined if there is no sentence.
 */
function sameMarks(sentence: string | undefined) {
  if (sentence === undefined) return undefined;
  const { values, tags } = marksOf(sentence);
  return {
    values: [...new Set(values)].toSorted(),
    tags: tags.toSorted(),
    figures: figuresIn(sentence),
  };
}

describe.each(languages)('every sentence in %s', async (language) => {
  const sentences = (await catalogsOf(language)).flatMap((catalog) =>
    Object.entries(catalog.sentences).map(([key, sentence]) => ({
      where: `${catalog.name}: ${key}: ${sentence}`,
      parts: partsOf(sentence),
    })),
  );

  it('every sentence leaves the formatting of dates and amounts to `formats.ts`', () => {
    const found = sentences.filter(({ parts }) =>
      parts.some((part) => part.type === TYPE.date || part.type === TYPE.time || hasStyle(part)),
    );
    expect(found.map(({ where }) => where)).toEqual([]);
  });

  it('every sentence has the plural forms of its language', () => {
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const expected = [...forms.add('other')].toSorted();
    const found = sentences.filter(({ parts }) =>
      parts
        .filter((part) => part.type === TYPE.plural)
        .some(({ options }) => {
          // A form for one exact number, like `=0`, is an addition in any language.
          const named = Object.keys(options).filter((form) => !form.startsWith('='));
          return named.toSorted().join() !== expected.join();
        }),
    );
    expect(found.map(({ where }) => where)).toEqual([]);
  });
});

/**
 * The catalogs in `plain.ts`. Their sentences replace those of the catalog with the same name in
 * another file.
 */
const replacing = english.flatMap(({ name, sentences }) => {
  const [file, catalog] = name.split(': ');
  const replaced = english.find((each) => each.name !== name && each.name.endsWith(`: ${catalog}`));
  return file === 'plain.ts' && replaced ? [{ name, sentences, replaced: replaced.sentences }] : [];
});

it('a sentence in `plain.ts` uses only the values and tags of the sentence that it replaces', () => {
  const marks = (sentence = '') => Object.values(marksOf(sentence)).flat();
  const unknown = replacing.flatMap(({ name, sentences, replaced }) =>
    Object.entries(sentences).flatMap(([key, sentence]) =>
      marks(sentence)
        .filter((mark) => !marks(replaced[key]).includes(mark))
        .map((mark) => `${name}: ${key}: ${mark}`),
    ),
  );
  expect(replacing.length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

describe.each(translations)('the text in %s', (language) => {
  it('the text includes every catalog of each translated area', async () => {
    const theirs = (await catalogsOf(language)).map(({ name }) => name);
    const areaOf = (name: string) => name.split(':')[0];
    const areas = new Set(theirs.map(areaOf));
    const expected = english.map(({ name }) => name).filter((name) => areas.has(areaOf(name)));
    expect(theirs.toSorted()).toEqual(expected.toSorted());
  });

  it('the text includes every disclosure', async () => {
    const theirs = (await catalogsOf(language)).map(({ name }) => name);
    expect(theirs).toEqual(expect.arrayContaining(disclosures));
  });

  it('the text has the same keys, values, tags and figures as the English text', async () => {
    const differing = (await catalogsOf(language)).flatMap(({ name, sentences }) => {
      const original = sentencesOf(name);
      return Object.keys({ ...original, ...sentences })
        .filter((key) => !isDeepStrictEqual(sameMarks(sentences[key]), sameMarks(original[key])))
        .map((key) => `${name}: ${key}: ${sentences[key]}`);
    });
    expect(differing).toEqual([]);
  });

  it('the text contains no English sentence', async () => {
    const same = (await catalogsOf(language)).flatMap(({ name, sentences }) =>
      Object.entries(sentences)
        .filter(([key, sentence]) => sentence === sentencesOf(name)[key])
        .filter(([, sentence]) => wordsIn(sentence) > MOST_SAME_WORDS)
        .map(([key, sentence]) => `${name}: ${key}: ${sentence}`),
    );
    expect(same).toEqual([]);
  });
});

function hasStyle(part: MessageFormatElement): boolean {
  return part.type === TYPE.number && Boolean(part.style);
}

function sentencesOf(name: string): Catalog['sentences'] {
  return english.find((catalog) => catalog.name === name)?.sentences ?? {};
}

function wordsIn(sentence: string): number {
  return asRead(sentence, '').match(/\p{L}+/gu)?.length ?? 0;
}
