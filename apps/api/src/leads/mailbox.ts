/**
 * The mailbox behind an e-mail address, for limits: lower case and without the tag after a plus sign.
 * Mail to `Ada+bank@example.com` arrives in the mailbox of `ada@example.com`.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
