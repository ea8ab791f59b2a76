import type { FactEditor, FactJson } from '@latchkey/domain';

/** Formats a value as text for the form. */
export function typedValue({ kind }: FactEditor, value: FactJson): string {
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'lines') return Array.isArray(value) ? value.join('\n') : '';
  if (kind === 'yes-no') return value === true ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}

/**
 * Parses the value that the editor typed.
 *
 * @throws {SyntaxError} if the text is not valid JSON or is not a number
 */
export function readValue({ kind }: FactEditor, typed: string): FactJson {
  switch (kind) {
    case 'source-day':
      return null;
    case 'json':
      return JSON.parse(typed);
    case 'lines':
      return typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'yes-no':
      return typed === 'yes';
    case 'number': {
      if (typed.trim() === '') return null;
      if (!/^\d+$/.test(typed.trim())) throw new SyntaxError('The value is not a number');
      return Number(typed);
    }
    case 'choice':
      return typed === '' ? null : typed;
    default:
      return typed.trim();
  }
}
