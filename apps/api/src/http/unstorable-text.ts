import type { FieldProblem } from '@latchkey/contract';
import { validationMessages } from '@latchkey/domain';
import { fieldName } from './field-problems.ts';

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
const unstorable = /[\0\p{Cs}]/u;

/** The texts of a parsed value that cannot be stored. */
export function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): FieldProblem[] {
  if (typeof value === 'string') {
    return unstorable.test(value)
      ? [{ field: fieldName(path), code: 'textInvalid', message: validationMessages.textInvalid }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unstorableTexts(part, [...path, key]));
}
