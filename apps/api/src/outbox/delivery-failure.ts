import { InvalidRecipient } from '../mail/mail-message.ts';
import { PrivateAddress } from '../outgoing/private-address.ts';

/** A failed call that may be retried. The message never contains a URL. */
export class CallFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'CallFailed';
  }
}

/** Error codes for an email that the server rejects. With a 5xx status, the rejection is final. */
const rejections: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Returns our own description of why a delivery failed, because a mail server's message may contain
 * an email address.
 */
export function problemOf(error: unknown): string {
  if (error instanceof PrivateAddress || error instanceof CallFailed) return error.message;
  const { code = 'unknown', status } = causeOf(error);
  return status === undefined ? code : `${code}, status ${status}`;
}

/**
 * Whether a retry may help. A retry cannot help if the server permanently rejected the email, or if
 * the recipient's address is invalid or private. A retry may help after a bug in our code, because
 * the next version may fix the bug.
 */
export function canTryAgain(error: unknown): boolean {
  if (error instanceof InvalidRecipient || error instanceof PrivateAddress) return false;
  const { code, status = 0 } = causeOf(error);
  return !(rejections.has(code) && status >= 500);
}

/**
 * Returns the error code from Node or nodemailer, and the SMTP status from the mail server, such as
 * 451.
 */
function causeOf(error: unknown): { readonly code?: string; readonly status?: number } {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? String(error.code) : error.name;
  return { code, ...('responseCode' in error ? { status: Number(error.responseCode) } : {}) };
}
