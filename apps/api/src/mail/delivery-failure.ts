/** Why a delivery failed. */
interface Cause {
  /** Error code from Node or nodemailer. */
  readonly code: string | undefined;
  /** SMTP status from the mail server, such as 451. */
  readonly status: number | undefined;
}

/** A recipient that is not exactly one email address. */
export class InvalidRecipient extends Error {
  constructor() {
    super('A recipient must be exactly one email address');
    this.name = 'InvalidRecipient';
  }
}

/** Codes for an email that the server rejects. With a 5xx status the rejection is final. */
const rejections: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/** The loggable part of an error. A mail server's own message may repeat an address. */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { code: undefined, status: undefined };
  return {
    code: 'code' in error ? String(error.code) : error.name,
    status: 'responseCode' in error ? Number(error.responseCode) : undefined,
  };
}

/** The error in our own words, for people. */
export function problemOf(error: unknown): string {
  const { code = 'unknown', status } = causeOf(error);
  return status === undefined ? code : `${code}, status ${status}`;
}

/**
 * Whether a retry may help. It cannot help if the server permanently rejected the email, or if its
 * recipient is invalid. It may help after an error of ours, which the next version may fix.
 */
export function canTryAgain(error: unknown): boolean {
  const { code, status = 0 } = causeOf(error);
  return !(error instanceof InvalidRecipient) && !(rejections.has(code) && status >= 500);
}
