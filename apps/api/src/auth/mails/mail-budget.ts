import { firstMailOfDay, mailOfReserve, outgoingMail } from '../rate-limits/actions.ts';
import { isAllowed } from '../rate-limits/assert-allowed.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** Permission to send one email. */
export interface MailBudget {
  /** Call this if the email was not sent. */
  refund(): void;
}

/**
 * Deducts one email from the shared hourly budget, or from the reserve if the address got no email
 * today. A flood of requests can use up the budget, but does not block the first email to other
 * users.
 *
 * @returns undefined if both are used up
 */
export async function takeMailBudget(
  limits: RateLimits,
  email: string,
): Promise<MailBudget | undefined> {
  const first = firstMailOfDay(email);
  const isFirst = await isAllowed(limits, first);
  for (const action of isFirst ? [outgoingMail, mailOfReserve] : [outgoingMail]) {
    if (await isAllowed(limits, action)) {
      return { refund: () => limits.refund({ ...action, ...(isFirst && first) }) };
    }
  }
  if (isFirst) limits.refund(first);
  return undefined;
}
