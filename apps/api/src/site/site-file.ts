import { readFileSync } from 'node:fs';
import { en } from 'zod/locales';
import type * as z from 'zod/mini';
import { StartFailure } from '../process/start-failure.ts';

interface SiteFile<Content> {
  /** The name of the file in error messages. */
  readonly kind: 'brand' | 'product';
  readonly file: string;
  readonly schema: z.ZodMiniType<Content>;
  /** Paths of fields from older versions, each with a message that says where the value is now. */
  readonly movedFields?: Readonly<Record<string, string>>;
}

/**
 * Reads and validates a JSON file that a lender edits.
 *
 * @throws {StartFailure} when the file is missing or invalid, with one line per problem, which
 *   contains the file and the field
 */
export function readSiteFile<Content>({
  kind,
  file,
  schema,
  movedFields = {},
}: SiteFile<Content>): Content {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`the ${kind} file ${file} cannot be read: ${reason}`);
  }
  const read = schema.safeParse(content, { error: en().localeError });
  if (read.success) return read.data;
  const faults = read.error.issues.flatMap((issue) => faultsOf(issue, movedFields));
  throw new StartFailure(faults.map((fault) => siteFaultLine({ kind, file }, fault)).join('\n'));
}

/** Describes a problem in one line. `fault` starts with the name of the field. */
export function siteFaultLine(
  { kind, file }: Pick<SiteFile<unknown>, 'kind' | 'file'>,
  fault: string,
): string {
  return `the ${kind} file ${file}: ${fault}`;
}

/** Describes the problems in an issue. Each description starts with the name of the field. */
function faultsOf(
  issue: z.core.$ZodIssue,
  movedFields: Readonly<Record<string, string>>,
): readonly string[] {
  const at = (...more: readonly string[]) => [...issue.path, ...more].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = at(key);
      return `${path} ${movedFields[path] ?? 'is not a field'}`;
    });
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map(({ message }) => `${at()} ${said(message)}`);
  }
  return [`${at() || 'the content'} ${said(issue.message)}`];
}

/**
 * Converts a message to the end of a sentence that starts with the field's name. Puts the library's
 * messages in parentheses, because they are whole sentences.
 */
function said(message: string): string {
  if (/received undefined$/.test(message)) return 'is missing';
  return /^[A-Z]/.test(message) ? `(${message})` : message;
}
