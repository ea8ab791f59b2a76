import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** The folder with the emails of a test run. Each file is one email, as the server received it. */
const folder = join(import.meta.dirname, '../test-results/mail');

/**
 * Starts a mail server that stores every email in a file, so that tests in other processes can read
 * it.
 *
 * @returns the URL of the mail server
 */
export async function startMailServer(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      const [to] = envelope.rcptTo;
      count += 1;
      const file = join(folder, `${to?.address}-${count}.eml`);
      text(stream)
        .then((mail) => writeFile(`${file}.part`, mail))
        // Renaming the complete file prevents tests from reading half an email.
        .then(() => rename(`${file}.part`, file))
        .then(() => done(), done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Returns the decoded emails that this address has received so far, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const files = (await readdir(folder)).filter(
    (file) => file.startsWith(`${address}-`) && file.endsWith('.eml'),
  );
  const ordered = files.toSorted((a, b) => numberOf(a) - numberOf(b));
  return Promise.all(
    ordered.map(async (file) => readable(await readFile(join(folder, file), 'latin1'))),
  );
}

/** Waits until this address has received this many emails. Returns the last one. */
export async function lastMailTo(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  return (await mailsTo(address)).at(-1) ?? '';
}

/**
 * Waits for an email that matches the pattern. Returns the text that the pattern's group captured,
 * or the whole match if there is no group.
 */
export async function inMail(address: string, words: RegExp): Promise<string> {
  const found = async () =>
    (await mailsTo(address)).map((mail) => words.exec(mail)).findLast((each) => each !== null);
  const options = { message: `${words} in an email`, timeout: 60_000 };
  await expect.poll(found, options).not.toBeUndefined();
  const [whole = '', part = whole] = (await found()) ?? [];
  return part;
}

function numberOf(file: string): number {
  return Number(/-(\d+)\.eml$/.exec(file)?.[1]);
}

/**
 * Decodes the quoted-printable parts of an email that was read as Latin-1.
 *
 * @see RFC 2045, section 6.7
 */
export function readable(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
