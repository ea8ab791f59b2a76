import { isValidationKey } from '@latchkey/domain';
import { messagesText as text } from './texts.ts';

/** The message for a validation error from the domain's schemas. Undefined if there is no error. */
export function validationText(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return isValidationKey(message) ? text[message]() : message;
}
