import type { MailPicture } from './letterhead.ts';

/** An email address, with a display name if it is known. */
export interface MailAddress {
  readonly name?: string;
  readonly address: string;
}

/** An email to one person. */
export interface Mail {
  /** Kind of email, such as `recovery` or `lead`. The log shows the kind, but not the recipient. */
  readonly kind: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Pictures that the HTML includes by their Content-ID. */
  readonly pictures?: readonly MailPicture[];
  readonly replyTo?: MailAddress;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The link in the email, which the server logs only on localhost, when it writes emails to files.
   */
  readonly link?: string;
}

/** The result of a delivery. */
interface Delivery {
  /** The file that contains the email, if it was not sent over SMTP. */
  readonly file?: string;
}

/** Sends emails. */
export interface MailTransport {
  deliver(mail: Mail): Promise<Delivery>;
  close(): void;
}
