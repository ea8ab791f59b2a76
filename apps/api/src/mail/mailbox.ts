/**
 * The mailbox of an email address, for rate limits. It is in lower case and has no tag after a plus
 * sign. An email to `Ada+bank@example.com` arrives in the mailbox of `ada@example.com`.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
