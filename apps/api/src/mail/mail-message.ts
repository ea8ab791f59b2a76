import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail.ts';

/** Thrown if a recipient is not exactly one email address. */
export class InvalidRecipient extends Error {
  constructor() {
    super('A recipient must be exactly one email address');
    this.name = 'InvalidRecipient';
  }
}

/** Characters that can add a header line, or can hide or reverse text. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const singleAddress = /^[^\s@<>(),;:\\"[\]\p{Cc}]+@[^\s@<>(),;:\\"[\]\p{Cc}]+$/u;

/**
 * Converts an email to nodemailer's format. User input cannot add headers or recipients, because
 * names and subjects become one line, and each address must be a single address.
 *
 * @throws {InvalidRecipient} if an address is not exactly one valid address
 */
export function mailMessage(mail: Mail, from: MailAddress): SendMailOptions {
  const headers = { 'Auto-Submitted': 'auto-generated', ...mail.headers };
  return {
    from: recipient(from),
    to: recipient(mail.to),
    ...(mail.replyTo && { replyTo: recipient(mail.replyTo) }),
    subject: oneLine(mail.subject),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: oneLine(value) })),
    text: mail.text,
    html: mail.html,
    attachments: (mail.pictures ?? []).map((picture) => ({
      ...picture,
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function recipient({ name = '', address }: MailAddress): { name: string; address: string } {
  if (!singleAddress.test(address)) throw new InvalidRecipient();
  return { name: oneLine(name), address };
}

function oneLine(text: string): string {
  return text.replaceAll(breaks, ' ').trim();
}
