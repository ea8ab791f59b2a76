/**
 * Returns the mailbox of an email address, for rate limits: in lower case and without a tag after a
 * plus sign. An email to `Ada+bank@example.com` arrives in the mailbox of `ada@example.com`.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
