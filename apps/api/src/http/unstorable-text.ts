import type { FieldProblem } from '@latchkey/contract';
import { validationMessages } from '@latchkey/domain';
import { fieldName } from './field-problems.ts';

/** Finds strings that PostgreSQL cannot store, in field names as well as values. */
export function unstorableTexts(value: unknown): FieldProblem[] {
  const faults: FieldProblem[] = [];
  collect(value, [], faults);
  return faults;
}

/** @param path path to the value; one array is reused, because almost every string is valid */
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

/** PostgreSQL cannot store U+0000 or an unpaired surrogate. */
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
