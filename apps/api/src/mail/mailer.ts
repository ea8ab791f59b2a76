import type { FastifyBaseLogger } from 'fastify';
import type { Meter } from '../process/meter.ts';
import type { MailPicture } from './letterhead.ts';
import type { Mail, MailTransport } from './mail.ts';

/** Sends emails. Called by jobs, because jobs survive restarts and retry failures. */
export interface Mailer {
  /**
   * Sends an email once, without retries.
   *
   * @throws {Error} from the mail server or the file system
   */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

interface Options {
  /**
   * Whether to log the links in emails that are only written to files. This is a setting because
   * each link grants access.
   */
  readonly logsLinks?: boolean;
  readonly meter?: Meter | undefined;
  /** The pictures of the brand's letterhead. */
  readonly pictures?: () => Promise<readonly MailPicture[]>;
}

export function mailer(
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { logsLinks = false, meter, pictures = async () => [] }: Options = {},
): Mailer {
  return {
    async deliver({ kind, link, ...mail }) {
      // Sends the email without the logo, because that is better than sending no email.
      const drawn = await pictures().catch((err: unknown) => {
        log.warn({ err }, 'could not draw the logo of emails');
        return [];
      });
      const whole = { kind, pictures: drawn, ...mail };
      const { file } = await transport.deliver(whole).catch((error: unknown) => {
        meter?.('emails', { outcome: 'failed' });
        throw error;
      });
      meter?.('emails', { outcome: 'sent' });
      if (file === undefined) log.info({ mail: kind }, 'mail sent');
      else log.info({ mail: kind, file, ...(logsLinks ? { link } : {}) }, 'mail written');
    },
    close: () => transport.close(),
  };
}
