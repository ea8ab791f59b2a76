import type { AnswerOf, showOpenData } from '@latchkey/contract';

export type OpenData = AnswerOf<typeof showOpenData>['data'];

/** Returns the number of rows in a file. */
export function rowsOf({ files }: Pick<OpenData, 'files'>, name: string): number {
  return files.find((file) => file.name === name)?.rows ?? 0;
}
