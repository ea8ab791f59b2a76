import type { FieldProblem } from '@latchkey/contract';
import { isValidationKey, validationMessages } from '@latchkey/domain';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Maximum length of a field name in a response, in characters. Longer names are cut off. */
const MAX_NAME_LENGTH = 100;

/** Converts zod issues to field problems, each with a field name, a stable code and a sentence. */
export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField([...issue.path, key]))
      : [fieldProblem(issue)],
  );
  return problems.filter((problem, index) => !isSame(problem, problems[index - 1]));
}

/**
 * Whether two problems are the same. A field can break two rules that have the same message. The
 * response includes that message once.
 */
function isSame(a: FieldProblem, b: FieldProblem | undefined): boolean {
  return a.field === b?.field && a.message === b.message;
}

function fieldProblem(issue: Issue): FieldProblem {
  const field = fieldName(issue.path);
  const { message } = issue;
  return isValidationKey(message)
    ? { field, code: message, message: validationMessages[message] }
    : { field, code: issue.code.replaceAll('_', '-'), message: `${field} ${fault(issue)}` };
}

function unknownField(path: readonly PropertyKey[]): FieldProblem {
  const field = fieldName(path);
  return { field, code: 'unknown-field', message: `${field} is not a known field` };
}

/** Returns a path such as `quote.profession.0`. The root is called `body`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, MAX_NAME_LENGTH) || 'body';
}

function fault(issue: Issue): string {
  // The message comes from the schema and is already a sentence.
  if (issue.message.startsWith('must ')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be of type ${issue.expected}`;
    case 'invalid_format':
      return `must be a valid ${issue.format === 'regex' ? 'value' : issue.format}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' items long' : '';
}
