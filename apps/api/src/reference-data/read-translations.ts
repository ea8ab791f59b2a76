import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTable } from './read-table.ts';

const shipped = new URL('../../../../data/translations/', import.meta.url);

/** A catalog sentence in another language. */
export interface TranslatedSentence {
  /** The translation's language, such as `es`. */
  readonly language: string;
  /** The state whose programs contain the sentence, or US for national programs. */
  readonly state: string;
  /** The English sentence's hash. See {@link sentenceHash}. */
  readonly hash: string;
  readonly english: string;
  readonly translation: string;
}

/**
 * Returns a key for an English sentence: the first 12 hexadecimal digits of the sentence's SHA-256
 * hash. A changed sentence has a new key, so it has no translation until someone translates it
 * again.
 */
export function sentenceHash(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 12);
}

/**
 * Reads the translations of catalog sentences. Each language has a folder, with a file for each
 * state.
 *
 * @throws {DataError} with the file and line
 */
export function readTranslations(from: string | URL = shipped): TranslatedSentence[] {
  const folder = typeof from === 'string' ? from : fileURLToPath(from);
  return foldersIn(folder).flatMap((language) =>
    filesIn(join(folder, language)).flatMap((path) =>
      readTable(path, ['hash', 'english', 'translation'], ([hash, english, translation]) => {
        if (hash !== sentenceHash(english))
          throw new RangeError(`"${hash}" is the hash of another sentence`);
        if (translation.trim() === '') throw new RangeError('the translation is empty');
        return { language, state: basename(path, '.tsv'), hash, english, translation };
      }),
    ),
  );
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function filesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files.toSorted().map((file) => join(folder, file));
}
