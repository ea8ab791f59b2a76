/**
 * The mailbox behind an email address, for limits: lowercase, without the tag after a plus sign.
 * Email to `Ada+bank@example.com` arrives in the mailbox of `ada@example.com`.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
