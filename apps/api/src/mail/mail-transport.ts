import { join } from 'node:path';
import type { Brand } from '@latchkey/domain';
import type { Config } from '../config.ts';
import { folderTransport } from './folder-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The way that the settings choose: a mail server, else files in the data folder. */
export function mailTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  { name, supportEmail }: Brand,
): MailTransport {
  const from = { name, address: mailFrom ?? supportEmail };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, 'mail'), from)
    : smtpTransport(smtpUrl, from);
}
