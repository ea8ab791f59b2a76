import { isValidationKey } from '@latchkey/domain';
import { messagesText as text } from './texts.ts';

/** Returns the message for a validation error from the domain. Undefined without an error. */
export function validationText(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return isValidationKey(message) ? text[message]() : message;
}
