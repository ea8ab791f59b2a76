/** What is known of a failed delivery. */
interface Cause {
  /** Node's or nodemailer's code. */
  readonly code: string | undefined;
  /** The mail server's answer, such as 451. */
  readonly status: number | undefined;
}

/** Codes of a mail server's final no to one mail; any other fault may pass. */
const refusals: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/** What a failure may tell the log: a mail server's own words can repeat an address. */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { code: undefined, status: undefined };
  return {
    code: 'code' in error ? String(error.code) : error.name,
    status: 'responseCode' in error ? Number(error.responseCode) : undefined,
  };
}

/** Whether another try may help: not where the server said no for good, or the mail is no mail. */
export function canTryAgain(error: unknown): boolean {
  const { code, status = 0 } = causeOf(error);
  return !(error instanceof RangeError) && !(refusals.has(code) && status >= 500);
}
