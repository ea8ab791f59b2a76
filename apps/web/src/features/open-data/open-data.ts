import type { AnswerOf, showOpenData } from '@latchkey/contract';

export type OpenData = AnswerOf<typeof showOpenData>['data'];

/** The number of rows of a file. */
export function rowsOf({ files }: Pick<OpenData, 'files'>, name: string): number {
  return files.find((file) => file.name === name)?.rows ?? 0;
}
