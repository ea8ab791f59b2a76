import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import type { Deed } from './hits.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network-address.ts';

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

/** A grant by anything else than a password, which is counted by itself. */
export function bringingToken({ ip, query }: Pick<FastifyRequest, 'ip' | 'query'>): Deed {
  const asked = z.looseObject({ grant_type: z.unknown() }).safeParse(query);
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

/**
 * Counts the asking for a mail, whether or not anybody has that address. What is refused for one
 * address is not counted against everybody.
 *
 * @throws {AuthRefusal} 429
 */
export async function countMail(
  limits: Limits,
  { ip }: From,
  { purpose, email }: AskedMail,
): Promise<void> {
  await limits.count({ 'mail-address': networkOf(ip), 'mail-email': `${purpose} ${email}` });
  await limits.count({ 'mail-everybody': '' });
}
