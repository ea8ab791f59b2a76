import type { FieldProblem } from '@latchkey/contract';
import { validationMessages } from '@latchkey/domain';
import { fieldName } from './field-problems.ts';

/** The texts of a parsed value, names of fields too, that cannot be stored. */
export function unstorableTexts(value: unknown): FieldProblem[] {
  const faults: FieldProblem[] = [];
  collect(value, [], faults);
  return faults;
}

/** @param path where the value stands; the same array for all, since nearly all texts are fine */
function collect(value: unknown, path: PropertyKey[], faults: FieldProblem[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) faults.push(fault(path));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (!isStorable(key)) faults.push(fault(path));
      path.push(key);
      collect(part, path, faults);
      path.pop();
    }
  }
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function fault(path: readonly PropertyKey[]): FieldProblem {
  return {
    field: fieldName(path),
    code: 'textInvalid',
    message: validationMessages.textInvalid,
  };
}
