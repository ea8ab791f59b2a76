import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport } from './mail.ts';

/** Sends mails. Jobs call it: they survive the process and try again. */
export interface Mailer {
  /**
   * Sends a mail now, once.
   *
   * @throws {Error} from the mail server or the file system
   */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

interface Options {
  /** Whether the log shows where mails lead that are only written to files: a link is a key. */
  readonly logsLinks?: boolean;
}

export function mailer(
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'info'>,
  { logsLinks = false }: Options = {},
): Mailer {
  return {
    async deliver({ kind, link, ...mail }) {
      const { file } = await transport.deliver({ kind, ...mail });
      if (file === undefined) log.info({ mail: kind }, 'mail sent');
      else log.info({ mail: kind, file, ...(logsLinks ? { link } : {}) }, 'mail written');
    },
    close: () => transport.close(),
  };
}
