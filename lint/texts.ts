import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const folder = join(import.meta.dirname, '../packages/texts/src');

/** The sentences of a page, or of a part of a page, by key. */
export interface Catalog {
  /** The file and the name of the export, such as `payments.ts: terms`. */
  readonly name: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** The languages that have UI text. Each language is the name of a folder. */
export const languages: readonly string[] = globSync('*/', { cwd: folder }).map((each) =>
  basename(each),
);

/** Returns all catalogs of a language. */
export async function catalogsOf(language: string): Promise<Catalog[]> {
  const inFiles = await Promise.all(
    globSync('*.ts', { cwd: join(folder, language) }).map(async (file) => {
      const area: Record<string, Catalog['sentences']> = await import(join(folder, language, file));
      return Object.entries(area).map(([name, sentences]) => ({
        name: `${file}: ${name}`,
        sentences,
      }));
    }),
  );
  return inFiles.flat();
}

/** Returns all parts of a sentence, including the parts of its plural forms and its options. */
export function partsOf(sentence: string): readonly MessageFormatElement[] {
  return allParts(read(sentence));
}

function read(sentence: string): MessageFormatElement[] {
  try {
    return parse(sentence, { ignoreTag: true });
  } catch (cause) {
    throw new SyntaxError(`This sentence is not in ICU MessageFormat: ${sentence}`, { cause });
  }
}

function allParts(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.flatMap((part) => [
    part,
    ...('options' in part
      ? Object.values(part.options).flatMap(({ value }) => allParts(value))
      : []),
  ]);
}

/**
 * Returns a sentence's placeholders with their types, such as `count: number`, and its tags, such
 * as `<b>`.
 */
export function marksOf(sentence: string): { readonly values: string[]; readonly tags: string[] } {
  const values = partsOf(sentence).flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    const isNumber = part.type === TYPE.number || part.type === TYPE.plural;
    return [`${part.value}: ${isNumber ? 'number' : 'text'}`];
  });
  return { values, tags: inWords(read(sentence), '').match(TAG) ?? [] };
}

const TAG = /<[^<>]*>/g;

/**
 * Returns a sentence without tags, in its plural form, with `value` in place of each placeholder.
 */
export function asRead(sentence: string, value: string): string {
  return inWords(read(sentence), value).replaceAll(TAG, '');
}

function inWords(parts: readonly MessageFormatElement[], value: string): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      return 'options' in part ? inWords(part.options.other?.value ?? [], value) : value;
    })
    .join('');
}
