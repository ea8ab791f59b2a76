import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailAddress, MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Writes emails to files in a folder, for a server without SMTP. */
export function folderTransport(folder: string, from: MailAddress): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(mailMessage(mail, from));
      const moment = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${moment}-${mail.kind}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The file is renamed when it is complete, so a program that watches the folder never reads a
      // partial email.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { file };
    },
    close() {},
  };
}
