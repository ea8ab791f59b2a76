import type { FastifyRequest } from 'fastify';
import { neighborhoodOf, networkOf } from '../../http/network-address.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import type { User } from '../users/repository.ts';
import type { RateLimitedAction } from './keys.ts';
import type { KnownDevices } from './known-devices.ts';

type Caller = Pick<FastifyRequest, 'ip'>;

/** A password sign-in. Counted before the request body is read. */
export const signInRequest = ({ ip }: Caller): RateLimitedAction => ({
  'sign-in-network': networkOf(ip),
});

/**
 * A password sign-in with an email address. On a device where the user has signed in before, only
 * attempts from that device count. If the web app is on another host, there are no known devices.
 * In that case, attempts count per network, so that an attacker cannot lock the owner out
 * everywhere.
 *
 * @param email in lower case
 * @param user the user with this address, if any
 */
export function signIn(
  devices: KnownDevices,
  request: FastifyRequest,
  email: string,
  user: User | undefined,
): RateLimitedAction {
  const device = user && devices.find(request, user);
  if (device !== undefined) return { 'sign-in-device': `${device} ${email}` };
  return {
    'sign-in-email': devices.canBeKnown ? email : `${email} ${networkOf(request.ip)}`,
  };
}

export const signUp = ({ ip }: Caller): RateLimitedAction => ({
  'sign-up-network': networkOf(ip),
  'sign-up-neighborhood': neighborhoodOf(ip),
});

/** A grant other than the password grant. */
export const tokenGrant = ({ ip }: Caller): RateLimitedAction => ({
  'token-network': networkOf(ip),
});

/** A browser redirect to or from the identity provider, or a rejected message from the provider. */
export const providerRedirect = ({ ip }: Caller): RateLimitedAction => ({
  'provider-network': networkOf(ip),
});

/** A rejected request to redeem an emailed link. */
export const rejectedLink = ({ ip }: Caller): RateLimitedAction => ({
  'verify-network': networkOf(ip),
});

/** A password typed by a signed-in user. */
export const passwordEntry = (userId: string): RateLimitedAction => ({ 'password-user': userId });

/** A request about a second factor. Counted before the request body is read. */
export const factorRequest = ({ ip }: Caller): RateLimitedAction => ({
  'factor-network': networkOf(ip),
});

/** An authenticator app code, typed by a signed-in user. */
export const factorCode = (userId: string, factorId: string): RateLimitedAction => ({
  'factor-code': factorId,
  'factor-code-day': factorId,
  'factor-code-user': userId,
});

/** A rejected passkey signature. */
export const rejectedPasskey = (factorId: string): RateLimitedAction => ({
  'factor-passkey': factorId,
});

/** A recovery code, typed by a signed-in user. */
export const recoveryCode = (userId: string): RateLimitedAction => ({
  'recovery-code-user': userId,
});

/** A request for an email. Counted before the request body is read. */
export const mailRequest = ({ ip }: Caller): RateLimitedAction => ({
  'mail-network': networkOf(ip),
  'mail-network-day': networkOf(ip),
  'mail-neighborhood': neighborhoodOf(ip),
  'mail-neighborhood-day': neighborhoodOf(ip),
});

interface RequestedMail {
  readonly purpose: 'signup' | 'recovery' | 'reauthentication';
  /** The recipient's email address, in lower case. */
  readonly email: string;
}

/** A request for an email to an address, whether or not the address has an account. */
export const mailRequestTo = ({ purpose, email }: RequestedMail): RateLimitedAction => ({
  'mail-email': `${purpose} ${email}`,
  'mail-mailbox-day': mailboxOf(email),
});

/** A requested email that the server is about to send. */
export const outgoingMail: RateLimitedAction = { 'mail-everyone': '' };
export const mailOfReserve: RateLimitedAction = { 'mail-reserve': '' };
export const mailOfReserveTo = (userId: string): RateLimitedAction => ({
  'mail-reserve-user': userId,
});

/** A confirmation email for a notice subscription, which the server is about to send. */
export const confirmationTo = (email: string): RateLimitedAction => ({
  'notice-mailbox-day': mailboxOf(email),
});
export const outgoingConfirmation: RateLimitedAction = { 'mail-confirmations': '' };

/** A request for notices. */
export const noticeRequest = ({ ip }: Caller): RateLimitedAction => ({
  'notice-network': networkOf(ip),
  'notice-network-day': networkOf(ip),
  'notice-neighborhood': neighborhoodOf(ip),
  'notice-neighborhood-day': neighborhoodOf(ip),
});

/** A request for an agency link. */
export const agencyLinkRequest = ({ ip }: Caller): RateLimitedAction => ({
  'agency-network': networkOf(ip),
  'agency-network-day': networkOf(ip),
  'agency-neighborhood': neighborhoodOf(ip),
  'agency-neighborhood-day': neighborhoodOf(ip),
});

/** An email with an agency link, which the server is about to send. */
export const agencyLinkTo = (email: string): RateLimitedAction => ({
  'agency-mailbox-day': mailboxOf(email),
  'agency-host-day': email.slice(email.lastIndexOf('@') + 1),
});
export const outgoingAgencyLink: RateLimitedAction = { 'mail-agencies': '' };

/** A statement that an agency makes through an opened link. */
export const agencyStatement = (mailId: string): RateLimitedAction => ({
  'agency-statements': mailId,
});

/** A report of a wrong fact. */
export const correctionReport = ({ ip }: Caller): RateLimitedAction => ({
  'correction-network': networkOf(ip),
  'correction-network-day': networkOf(ip),
  'correction-neighborhood': neighborhoodOf(ip),
  'correction-neighborhood-day': neighborhoodOf(ip),
});

/**
 * A change of the email address. As at sign-up, the response reveals whether an address is taken.
 */
export function addressChange(
  caller: Caller,
  { id, email }: Pick<User, 'id' | 'email'>,
): RateLimitedAction {
  return { ...signUp(caller), 'change-email': email ?? id };
}
