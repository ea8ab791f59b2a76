/**
 * Returns the email address that identifies a mailbox, for rate limits: in lower case and without
 * the tag after a plus sign. An email to `Ada+bank@example.com` arrives in the mailbox of
 * `ada@example.com`.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
