import { isValidationKey } from '@latchkey/domain';
import { messagesText as text } from './texts.ts';

/** Returns the text for a validation error from the domain. Undefined if there is no error. */
export function validationText(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return isValidationKey(message) ? text[message]() : message;
}
