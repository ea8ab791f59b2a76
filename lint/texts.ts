import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../packages/texts/src');

/** The sentences of one page or part, by key. */
export interface Catalog {
  /** The file and the name in it: `payments.ts: terms`. */
  readonly name: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** Every language with texts, by the name of its folder. */
export const languages: readonly string[] = globSync('*/', { cwd: folder }).map((each) =>
  basename(each),
);

/** Every catalog of a language. */
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

const SWITCH = /\|\{[^{}]*\}(?=\})/g;
const PLURAL = /\{\{(?:\w+:)?([^|{}]*)\|?([^|{}]*)\}\}/g;
const ARGUMENT = /\{[^{}]*\}/g;
const TAG = /<[^<>]*>/g;

/** What the code fills in or reads in a sentence: `amount:string`, and tags such as `<b>`. */
export function marksOf(sentence: string): { readonly values: string[]; readonly tags: string[] } {
  const plain = sentence.replaceAll(SWITCH, '').replaceAll(PLURAL, '');
  return { values: plain.match(ARGUMENT) ?? [], tags: plain.match(TAG) ?? [] };
}

/** A sentence without tags, in the plural, with `value` for each value that the code fills in. */
export function asRead(sentence: string, value: string): string {
  return sentence
    .replaceAll(TAG, '')
    .replaceAll(SWITCH, '')
    .replaceAll(PLURAL, (_, one: string, many: string) => many || one)
    .replaceAll(ARGUMENT, value);
}
