import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail.ts';

/** Characters that end a header, hide what it says or turn it around. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const singleAddress = /^[^\s@<>(),;:\\"[\]\p{Cc}]+@[^\s@<>(),;:\\"[\]\p{Cc}]+$/u;

/**
 * A mail as nodemailer takes it. What people typed cannot add a header or a recipient: names and
 * subjects are brought to one line, an address is one address.
 *
 * @throws {RangeError} when an address is none, or more than one
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
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function recipient({ name = '', address }: MailAddress): { name: string; address: string } {
  if (!singleAddress.test(address)) throw new RangeError('A mail goes to one address');
  return { name: oneLine(name), address };
}

function oneLine(text: string): string {
  return text.replaceAll(breaks, ' ').trim();
}
