import { join } from 'node:path';
import type { Brand } from '@latchkey/domain';
import { folderTransport } from './folder-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailSettings {
  /** The mail server; without one mails are written into the data folder. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from; without it the brand's for support. */
  readonly mailFrom: string | undefined;
  readonly dataDir: string;
  /** Whether the log may show where mails lead that are only written to files. */
  readonly logsLinks: boolean;
}

/** The way that the settings choose: a mail server, else files in the data folder. */
export function mailTransport(
  { smtpUrl, mailFrom, dataDir }: Omit<MailSettings, 'logsLinks'>,
  { name, supportEmail }: Brand,
): MailTransport {
  const from = { name, address: mailFrom ?? supportEmail };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, 'mail'), from)
    : smtpTransport(smtpUrl, from);
}
