import { randomInt } from 'node:crypto';
import { defaultLocale } from '@latchkey/texts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { chosenLanguage } from '../users/metadata.ts';
import type { User } from '../users/repository.ts';
import { codeMail } from './auth-mails.ts';
import type { AccountMail } from './repository.ts';
import * as accountMailRepository from './repository.ts';

/** Lifetime of a code, in milliseconds. */
const CODE_LIFETIME = 10 * 60 * 1_000;

/**
 * Composes an email with a code that the user can enter instead of the current password. The
 * database stores only the code's hash. Codes are short, so the hash is as slow as a password hash.
 */
export async function writeCodeMail(
  { database, clock, passwords, brand }: AuthContext,
  mail: AccountMail,
  user: User,
): Promise<Mail> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await accountMailRepository.setCode(database, mail.id, {
    userId: user.id,
    passwordHash: await passwords.hash(code),
    expiresAt: new Date(clock().getTime() + CODE_LIFETIME),
  });
  const language = chosenLanguage(user) ?? mail.language ?? defaultLocale;
  return codeMail({ brand }, { email: mail.email, language }, code);
}
