import { createTransport } from 'nodemailer';
import type { MailAddress, MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** How long a mail server may take to connect, greet and respond, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends emails over SMTP. A few connections stay open between emails.
 *
 * @param url such as `smtps://user:password@mail.example.com`
 */
export function smtpTransport(url: string, from: MailAddress): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    idleTimeout: 30_000,
    ...timeouts,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(mailMessage(mail, from));
      return {};
    },
    close: () => transport.close({ force: true }),
  };
}
