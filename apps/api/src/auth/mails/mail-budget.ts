import type { MailBudget } from '../../outbox/deliver-once.ts';
import {
  agencyLinkTo,
  confirmationTo,
  mailOfReserve,
  mailOfReserveTo,
  outgoingAgencyLink,
  outgoingConfirmation,
  outgoingMail,
} from '../rate-limits/actions.ts';
import { isAllowed } from '../rate-limits/assert-allowed.ts';
import type { RateLimitedAction } from '../rate-limits/keys.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { User } from '../users/repository.ts';
import type { AccountMail } from './repository.ts';

/** Minimum age of an account that may use the reserve, in milliseconds. */
const MATURE_MS = 24 * 60 * 60 * 1_000;

/**
 * Deducts one email with a link or a code from the shared hourly budget. When that budget is used
 * up, a password reset may use the reserve: one email a day for each account older than a day.
 * Therefore, even a flood of requests from new accounts cannot stop owners from resetting their
 * passwords.
 *
 * @returns undefined if both the budget and the reserve are used up
 */
export async function takeMailBudget(
  limits: RateLimits,
  { purpose, createdAt }: Pick<AccountMail, 'purpose' | 'createdAt'>,
  user: Pick<User, 'id' | 'createdAt'>,
): Promise<MailBudget | undefined> {
  const usual = await take(limits, [outgoingMail]);
  const isMature = createdAt.getTime() - user.createdAt.getTime() >= MATURE_MS;
  if (usual || purpose !== 'recovery' || !isMature) return usual;
  return take(limits, [mailOfReserveTo(user.id), mailOfReserve]);
}

/**
 * Deducts one confirmation email for a notice subscription from the daily limit of the recipient's
 * mailbox.
 */
export async function takeConfirmationTo(
  limits: RateLimits,
  email: string,
): Promise<MailBudget | undefined> {
  return take(limits, [confirmationTo(email)]);
}

/**
 * Deducts one confirmation email for a notice subscription from the hourly budget for
 * confirmations.
 */
export async function takeConfirmationBudget(limits: RateLimits): Promise<MailBudget | undefined> {
  return take(limits, [outgoingConfirmation]);
}

/**
 * Counts one email with an agency link against three limits: for the mailbox, for the host and for
 * the whole site.
 */
export async function takeAgencyLink(
  limits: RateLimits,
  email: string,
): Promise<MailBudget | undefined> {
  return take(limits, [agencyLinkTo(email), outgoingAgencyLink]);
}

/**
 * Counts actions in order. If one is over its limit, stops and refunds the actions counted so far.
 */
async function take(
  limits: RateLimits,
  actions: readonly RateLimitedAction[],
): Promise<MailBudget | undefined> {
  const taken: RateLimitedAction[] = [];
  const refund = () => {
    for (const action of taken) limits.refund(action);
  };
  for (const action of actions) {
    if (!(await isAllowed(limits, action))) {
      refund();
      return undefined;
    }
    taken.push(action);
  }
  return { refund };
}
