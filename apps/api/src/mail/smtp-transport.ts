import { createTransport } from 'nodemailer';
import type { MailAddress, MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** How long a mail server may take to take up, to greet and to go on, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Mails leave over SMTP, on few connections that stay open for a while.
 *
 * @param url like `smtps://user:password@mail.example.com`
 */
export function smtpTransport(url: string, from: MailAddress): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    idleTimeout: 30_000,
    ...patience,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(mailMessage(mail, from));
      return {};
    },
    close: () => transport.close({ force: true }),
  };
}
