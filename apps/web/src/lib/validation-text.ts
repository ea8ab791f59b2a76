import { isValidationKey, validationMessages } from '@latchkey/domain';
import { defineText } from './text.ts';

const text = defineText({ en: validationMessages });

/** The message for a validation error from the domain's schemas. Undefined without an error. */
export function validationText(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return isValidationKey(message) ? text[message]() : message;
}
