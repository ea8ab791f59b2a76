import { isValidationKey, validationMessages } from '@latchkey/domain';
import { defineText } from './text.ts';

const text = defineText({ en: validationMessages });

/** The sentence for a message of the domain's schemas; nothing where there is no message. */
export function validationText(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return isValidationKey(message) ? text[message]() : message;
}
