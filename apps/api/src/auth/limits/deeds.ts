import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '../../http/network-address.ts';
import type { AuthContext } from '../auth-context.ts';
import type { User } from '../users/repository.ts';
import type { Deed } from './hits.ts';

type From = Pick<FastifyRequest, 'ip'>;

/**
 * A try at signing in by password. On a device that the person has signed in on, only what was
 * tried there counts. Where the web app is on another host no device is ever known, so there an
 * address is kept from guessing, and never the owner of the account everywhere.
 *
 * @param email in lower case, whether or not anybody has it
 */
export function signingIn(
  { devices }: Pick<AuthContext, 'devices'>,
  request: FastifyRequest,
  email: string,
): Deed {
  const device = devices.find(request, email);
  if (device !== undefined) return { 'sign-in-device': `${device} ${email}` };
  const network = networkOf(request.ip);
  return {
    'sign-in-address': network,
    'sign-in-email': devices.canBeKnown ? email : `${email} ${network}`,
  };
}

export const signingUp = ({ ip }: From): Deed => ({ 'sign-up-address': networkOf(ip) });

const Asked = z.looseObject({ grant_type: z.unknown() });

/** A grant by anything else than a password, which is counted by itself. */
export function bringingToken({ ip, query }: Pick<FastifyRequest, 'ip' | 'query'>): Deed {
  const asked = Asked.safeParse(query);
  return asked.data?.grant_type === 'password' ? {} : { 'token-address': networkOf(ip) };
}

/** The link of a mail, or its code. */
export const verifying = ({ ip }: From): Deed => ({ 'verify-address': networkOf(ip) });

/** A password typed by somebody who is signed in. */
export const typingPassword = (userId: string): Deed => ({ 'password-user': userId });

interface AskedMail {
  readonly purpose: 'signup' | 'recovery';
  /** In lower case. */
  readonly email: string;
}

/** The asking for a mail, whether or not anybody has that address. */
export const askingMail = ({ ip }: From, { purpose, email }: AskedMail): Deed => ({
  'mail-address': networkOf(ip),
  'mail-email': `${purpose} ${email}`,
});

/** A mail that somebody asked for and that is due. */
export const mailing: Deed = { 'mail-everybody': '' };

/** Taking another address, which tells whether somebody has it already, as signing up does. */
export function changingEmail(request: From, { id, email }: Pick<User, 'id' | 'email'>): Deed {
  return { ...signingUp(request), 'change-email': email ?? id };
}
