import type { FieldProblem } from '@latchkey/contract';
import { validationMessages } from '@latchkey/domain';
import { fieldName } from './field-problems.ts';

/** A part of a JSON value, with its path. */
interface Part {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Part | null;
}

/**
 * Finds strings that PostgreSQL cannot store, in field names and in values. Does not use recursion,
 * because deep nesting could overflow the call stack.
 */
export function unstorableTexts(whole: unknown): FieldProblem[] {
  const faults: FieldProblem[] = [];
  const parts: Part[] = [{ value: whole, key: '', parent: null }];
  // The loop also visits the parts that it adds to the list.
  for (const part of parts) {
    const { value } = part;
    if (typeof value === 'string') {
      if (!isStorable(value)) faults.push(fault(part));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) faults.push(fault(part));
        parts.push({ value: inner, key, parent: part });
      }
    }
  }
  return faults;
}

/** Whether PostgreSQL can store a string. It cannot store U+0000 or an unpaired surrogate. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function fault(part: Part): FieldProblem {
  return {
    field: fieldName(pathTo(part)),
    code: 'textInvalid',
    message: validationMessages.textInvalid,
  };
}

function pathTo(part: Part): string[] {
  const keys: string[] = [];
  for (let at = part; at.parent; at = at.parent) keys.push(at.key);
  return keys.reverse();
}
