import type { AuthContext } from '../auth-context.ts';
import { addressChangedMail, passwordChangedMail } from '../mails/auth-mails.ts';
import type { UserChanges } from './repository.ts';

/**
 * Writes to the owner of an account, who may not be the one who changed how it is opened.
 *
 * @param address where mail went before the change
 */
export function tellOwner(
  context: AuthContext,
  address: string | null,
  { email, passwordHash }: UserChanges,
): void {
  if (address === null) return;
  if (passwordHash) context.mailer.send(passwordChangedMail(context, address));
  if (email) context.mailer.send(addressChangedMail(context, address));
}
