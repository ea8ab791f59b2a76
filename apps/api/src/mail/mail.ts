/** Somebody's address, with a name where it is known. */
export interface MailAddress {
  readonly name?: string;
  readonly address: string;
}

/** A mail to one person. */
export interface Mail {
  /** What sort of mail it is, for the log, which names no person: `recovery`, `lead`. */
  readonly kind: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: MailAddress;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the mail leads; logged where mails are only written to files, on one's own machine. */
  readonly link?: string;
}

/** What became of a mail that was delivered. */
interface Delivery {
  /** Where it was written, if that is all that was done. */
  readonly file?: string;
}

/** A way for mails to leave. */
export interface MailTransport {
  deliver(mail: Mail): Promise<Delivery>;
  close(): void;
}
