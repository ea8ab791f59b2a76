import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type TestMailServer, testMailServer } from '../../test/mail/test-mail-server.ts';
import { folderTransport } from './folder-transport.ts';
import type { Mail } from './mail.ts';
import { type Mailer, mailer } from './mailer.ts';
import { smtpTransport } from './smtp-transport.ts';

const from = { name: 'Latchkey', address: 'help@latchkey.example' };
const mail: Mail = {
  kind: 'greeting',
  to: { address: 'ada@example.com' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

describe('the mailer', () => {
  let server: TestMailServer;
  let written: string;
  const open: Mailer[] = [];

  const log = () =>
    fastify({
      logger: {
        stream: new Writable({
          write(chunk, _, done) {
            written += chunk;
            done();
          },
        }),
      },
    }).log;
  const sender = (options?: Parameters<typeof mailer>[2]): Mailer => {
    const made = mailer(smtpTransport(server.url, from), log(), options);
    open.push(made);
    return made;
  };

  beforeEach(async () => {
    written = '';
    server = await testMailServer();
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((made) => made.close()));
    await server.close();
  });

  it('sends a mail as text and HTML from the address of the settings', async () => {
    sender().send(mail);
    const { from: sentFrom, to, content } = await server.nextMail('ada@example.com');
    expect({ sentFrom, to }).toEqual({ sentFrom: from.address, to: ['ada@example.com'] });
    expect(content).toContain('From: Latchkey <help@latchkey.example>');
    expect(content).toContain('Subject: Hello');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toContain('multipart/alternative');
    expect(content).toContain('<p>Hello</p>');
  });

  it('names who to answer, and further headers', async () => {
    const replyTo = { name: 'Lovelace, Ada', address: 'ada@example.org' };
    sender().send({ ...mail, replyTo, headers: { 'X-Lead': '7' } });
    const { content } = await server.nextMail('ada@example.com');
    expect(content).toContain('Reply-To: "Lovelace, Ada" <ada@example.org>');
    expect(content).toContain('X-Lead: 7');
  });

  const evil = 'eve@example.com';
  it.each([
    ['a subject', { subject: `Hi\r\nBcc: ${evil}` }, `Subject: Hi Bcc: ${evil}`],
    [
      'a name',
      { replyTo: { name: `A\r\nBcc: ${evil}`, address: 'a@example.org' } },
      `Reply-To: "A Bcc: ${evil}" <a@example.org>`,
    ],
    [
      'a recipient’s name',
      { to: { name: `A\nBcc: ${evil}`, address: 'ada@example.com' } },
      `To: "A Bcc: ${evil}" <ada@example.com>`,
    ],
    ['a header', { headers: { 'X-Lead': `7\r\nBcc: ${evil}` } }, `X-Lead: 7 Bcc: ${evil}`],
  ])('lets %s add no header', async (_, changes, line) => {
    sender().send({ ...mail, ...changes });
    const { to, source } = await server.nextMail('ada@example.com');
    const [head = ''] = source.split('\r\n\r\n');
    expect(to).toEqual(['ada@example.com']);
    const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    expect(lines).toContain(line);
    expect(lines.filter((each) => /^bcc:/i.test(each))).toEqual([]);
  });

  it('lets no name turn the letters after it around', async () => {
    const name = 'Ada\u202emoc.live\u202c';
    sender().send({
      ...mail,
      subject: `From ${name}`,
      replyTo: { name, address: 'a@example.org' },
    });
    const { content } = await server.nextMail('ada@example.com');
    expect(content).toContain('Subject: From Ada moc.live');
    expect(content).toContain('Reply-To: "Ada moc.live" <a@example.org>');
  });

  it.each([
    'a@example.com, eve@example.com',
    'a@example.com\r\nBcc: eve@example.com',
    '<a@b> c@d',
    '',
  ])('sends nothing to %j', async (address) => {
    const sending = sender().deliver({ ...mail, to: { address } });
    await expect(sending).rejects.toThrow(RangeError);
    expect(server.mails).toEqual([]);
  });

  it('tries again when the server cannot take a mail now', async () => {
    server.refuse(2, 451);
    sender({ pauses: [1, 1] }).send(mail);
    expect((await server.nextMail('ada@example.com')).content).toContain('Subject: Hello');
    expect(written.match(/mail not sent yet/g)).toHaveLength(2);
  });

  it('gives up after the last try, and says so without the address', async () => {
    server.refuse(2, 451);
    const made = sender({ pauses: [1] });
    made.send(mail);
    await expect.poll(() => written).toContain('mail lost');
    await made.close();
    expect(server.mails).toEqual([]);
    expect(written).toContain('"status":451');
    expect(written).not.toContain('ada@example.com');
  });

  it('does not try again what the server refuses for good', async () => {
    server.refuse(1, 550);
    sender({ pauses: [1, 1] }).send(mail);
    await expect.poll(() => written).toContain('mail lost');
    expect(server.mails).toEqual([]);
  });

  it('writes a mail when its turn comes, and none where there is none to write', async () => {
    const made = sender();
    const asked: string[] = [];
    made.compose('nothing', async () => void asked.push('nothing'));
    made.compose('greeting', async () => {
      asked.push('greeting');
      return mail;
    });
    expect(asked).toEqual([]);
    await server.nextMail('ada@example.com');
    await made.close();
    expect(asked).toEqual(['nothing', 'greeting']);
    expect(server.mails).toHaveLength(1);
  });

  it('writes a mail again where that failed, and once where only its way did', async () => {
    const made = sender({ pauses: [1, 1, 1] });
    server.refuse(1, 451);
    let writings = 0;
    made.compose('greeting', async () => {
      writings += 1;
      if (writings === 1) throw new Error('The database is away');
      return { ...mail, subject: `Writing ${writings}` };
    });
    expect((await server.nextMail('ada@example.com')).content).toContain('Subject: Writing 2');
    expect(writings).toBe(2);
    expect(written).toContain('The database is away');
  });

  it('keeps no more than it may, and says what it drops', async () => {
    const made = sender({ capacity: 2 });
    for (const number of [1, 2, 3]) made.send({ ...mail, subject: `Mail ${number}` });
    await made.close();
    expect(server.mails).toHaveLength(2);
    expect(written).toContain('too many wait');
  });

  it('sends what waits before it closes, also what rests after a failure', async () => {
    server.refuse(1, 451);
    const made = sender({ pauses: [600_000] });
    made.send(mail);
    await expect.poll(() => written).toContain('mail not sent yet');
    for (const number of [1, 2, 3, 4, 5]) made.send({ ...mail, subject: `Mail ${number}` });
    await made.close();
    expect(server.mails).toHaveLength(6);
  });

  it('closes in time when the mail server does not answer', async () => {
    const silent = mailer({ deliver: () => new Promise(() => {}), close() {} }, log(), {
      grace: 20,
    });
    for (const _ of [1, 2, 3]) silent.send(mail);
    await silent.close();
    expect(written).toContain('mails lost');
  });

  it.each([true, false])(
    'writes mails to files of their owner, and logs where they lead if told: %s',
    async (logsLinks) => {
      const folder = mkdtempSync(join(tmpdir(), 'mails-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const made = mailer(folderTransport(join(folder, 'mail'), from), log(), { logsLinks });
      made.send({ ...mail, link: 'https://example.com/?token_hash=1' });
      await made.close();

      const [file = ''] = readdirSync(join(folder, 'mail'));
      expect(file).toMatch(/^\d{4}-.*-greeting-[0-9a-f]{8}\.eml$/);
      expect(readFileSync(join(folder, 'mail', file), 'utf8')).toContain('To: ada@example.com');
      expect(statSync(join(folder, 'mail', file)).mode & 0o777).toBe(0o600);
      expect(written.includes('token_hash')).toBe(logsLinks);
      expect(written).toContain(file);
    },
  );

  it('logs no link of a mail that a mail server takes', async () => {
    await sender().deliver({ ...mail, link: 'https://example.com/?token_hash=1' });
    expect(written).toContain('mail sent');
    expect(written).not.toContain('token_hash');
  });
});
