import type { MailBudget } from '../../outbox/deliver-once.ts';
import {
  confirmationTo,
  mailOfReserve,
  mailOfReserveTo,
  outgoingConfirmation,
  outgoingMail,
} from '../rate-limits/actions.ts';
import { isAllowed } from '../rate-limits/assert-allowed.ts';
import type { RateLimitedAction } from '../rate-limits/keys.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { User } from '../users/repository.ts';
import type { AccountMail } from './repository.ts';

/** Age of an account, in milliseconds, from which the reserve serves it. */
const MATURE_MS = 24 * 60 * 60 * 1_000;

/**
 * Deducts one email with a link or a code from the shared hourly budget. Once it is used up, deducts from the
 * reserve instead, for one email a day that resets the password of an account older than a day. So
 * a flood of requests does not stop people from resetting their passwords, and neither do accounts
 * opened for the flood.
 *
 * @returns undefined if both are used up
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

/** Deducts one email that asks an address to confirm notices from those of its mailbox and day. */
export async function takeConfirmationTo(
  limits: RateLimits,
  email: string,
): Promise<MailBudget | undefined> {
  return take(limits, [confirmationTo(email)]);
}

/** Deducts one email that asks an address to confirm notices. These have a budget of their own. */
export async function takeConfirmationBudget(limits: RateLimits): Promise<MailBudget | undefined> {
  return take(limits, [outgoingConfirmation]);
}

/**
 * Counts actions one after the other, so that the last ones are not counted if an earlier one is over
 * its limit.
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
