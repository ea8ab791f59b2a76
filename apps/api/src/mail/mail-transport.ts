import { join } from 'node:path';
import type { Brand } from '@latchkey/domain';
import { folderTransport } from './folder-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailSettings {
  /**
   * URL of the mail server. Without a mail server, emails are written to files in the data folder.
   */
  readonly smtpUrl: string | undefined;
  /** Sender address. By default, the brand's support address. */
  readonly mailFrom: string | undefined;
  readonly dataDir: string;
  /** Whether the log may show links from emails that are written to files. */
  readonly logsLinks: boolean;
}

/** Sends emails over SMTP if `smtpUrl` is set. Otherwise, writes the emails to the data folder. */
export function mailTransport(
  { smtpUrl, mailFrom, dataDir }: Omit<MailSettings, 'logsLinks'>,
  { name, supportEmail }: Brand,
): MailTransport {
  const from = { name, address: mailFrom ?? supportEmail };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, 'mail'), from)
    : smtpTransport(smtpUrl, from);
}
