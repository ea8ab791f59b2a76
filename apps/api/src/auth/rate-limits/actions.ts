import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/network-address.ts';
import type { AuthContext } from '../auth-context.ts';
import type { User } from '../users/repository.ts';
import type { RateLimitedAction } from './keys.ts';

type Caller = Pick<FastifyRequest, 'ip'>;

/**
 * A password sign-in. On a device where the user has signed in before, only attempts from that
 * device count. Where the web app is on another host there are no known devices. There an address
 * is counted per network, so that an attacker cannot lock its owner out everywhere.
 *
 * @param email in lower case, with or without an account
 */
export function signIn(
  { devices }: Pick<AuthContext, 'devices'>,
  request: FastifyRequest,
  email: string,
): RateLimitedAction {
  const device = devices.find(request, email);
  if (device !== undefined) return { 'sign-in-device': `${device} ${email}` };
  const network = networkOf(request.ip);
  return {
    'sign-in-network': network,
    'sign-in-email': devices.canBeKnown ? email : `${email} ${network}`,
  };
}

export const signUp = ({ ip }: Caller): RateLimitedAction => ({ 'sign-up-network': networkOf(ip) });

/** A grant other than a password. */
export const tokenGrant = ({ ip }: Caller): RateLimitedAction => ({
  'token-network': networkOf(ip),
});

/** The link of a mail, or its code. */
export const linkVerification = ({ ip }: Caller): RateLimitedAction => ({
  'verify-network': networkOf(ip),
});

/** A password typed by a signed-in user. */
export const passwordEntry = (userId: string): RateLimitedAction => ({ 'password-user': userId });

interface MailRequest {
  readonly purpose: 'signup' | 'recovery';
  /** In lower case. */
  readonly email: string;
}

/** A request for a mail to an address, with or without an account. */
export const mailRequest = (
  { ip }: Caller,
  { purpose, email }: MailRequest,
): RateLimitedAction => ({
  'mail-network': networkOf(ip),
  'mail-email': `${purpose} ${email}`,
});

/** A requested mail that is about to leave. */
export const outgoingMail: RateLimitedAction = { 'mail-everyone': '' };

/** A change of address. Like sign-up, it tells whether an address is taken. */
export function addressChange(
  caller: Caller,
  { id, email }: Pick<User, 'id' | 'email'>,
): RateLimitedAction {
  return { ...signUp(caller), 'change-email': email ?? id };
}
