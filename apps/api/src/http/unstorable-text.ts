import type { FieldProblem } from '@latchkey/contract';
import { validationMessages } from '@latchkey/domain';
import { fieldName } from './field-problems.ts';

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
const unstorable = /[\0\p{Cs}]/u;

/** The texts of a parsed value, names of fields too, that cannot be stored. */
export function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): FieldProblem[] {
  if (typeof value === 'string') return fault(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...fault(key, path),
    ...unstorableTexts(part, [...path, key]),
  ]);
}

function fault(text: string, path: readonly PropertyKey[]): FieldProblem[] {
  return unstorable.test(text)
    ? [{ field: fieldName(path), code: 'textInvalid', message: validationMessages.textInvalid }]
    : [];
}
