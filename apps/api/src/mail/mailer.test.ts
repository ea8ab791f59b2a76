import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type TestMailServer, testMailServer } from '../../test/mail/test-mail-server.ts';
import { folderTransport } from './folder-transport.ts';
import type { Mail } from './mail.ts';
import { InvalidRecipient } from './mail-message.ts';
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
    for (const made of open.splice(0)) made.close();
    await server.close();
  });

  it('sends text and HTML from the address in the settings', async () => {
    await sender().deliver(mail);
    const { from: sentFrom, to, content } = await server.nextMail('ada@example.com');
    expect({ sentFrom, to }).toEqual({ sentFrom: from.address, to: ['ada@example.com'] });
    expect(content).toContain('From: Latchkey <help@latchkey.example>');
    expect(content).toContain('Subject: Hello');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toContain('multipart/alternative');
    expect(content).toContain('<p>Hello</p>');
  });

  it('attaches the letterhead images', async () => {
    const content = Buffer.from('a picture');
    const pictures = async () => [{ cid: 'logo@a.example', filename: 'logo.png', content }];
    await sender({ pictures }).deliver({ ...mail, html: '<img src="cid:logo@a.example">' });
    const { source } = await server.nextMail('ada@example.com');
    expect(source).toContain('multipart/related');
    expect(source).toContain('Content-ID: <logo@a.example>');
    expect(source).toMatch(/Content-Type: image\/png; name=logo\.png/);
    expect(source).toContain(content.toString('base64'));
  });

  it('sends an email without the logo if the logo cannot be drawn', async () => {
    await sender({ pictures: () => Promise.reject(new Error('no code')) }).deliver(mail);
    const { content } = await server.nextMail('ada@example.com');
    expect(content).toContain('Subject: Hello');
    expect(written).toContain('could not draw the logo of emails');
  });

  it('sets Reply-To and other headers', async () => {
    const replyTo = { name: 'Lovelace, Ada', address: 'ada@example.org' };
    await sender().deliver({ ...mail, replyTo, headers: { 'X-Lead': '7' } });
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
  ])('does not let %s add a header', async (_, changes, line) => {
    await sender().deliver({ ...mail, ...changes });
    const { to, source } = await server.nextMail('ada@example.com');
    const [head = ''] = source.split('\r\n\r\n');
    expect(to).toEqual(['ada@example.com']);
    const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    expect(lines).toContain(line);
    expect(lines.filter((each) => /^bcc:/i.test(each))).toEqual([]);
  });

  it('removes text-direction control characters from names', async () => {
    const name = 'Ada\u202emoc.live\u202c';
    await sender().deliver({
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
    await expect(sending).rejects.toThrow(InvalidRecipient);
    expect(server.mails).toEqual([]);
  });

  it.each([451, 550])("rethrows the mail server's error %i", async (status) => {
    server.refuse(1, status);
    await expect(sender().deliver(mail)).rejects.toMatchObject({ responseCode: status });
    expect(server.mails).toEqual([]);
    expect(written).not.toContain('ada@example.com');
  });

  it.each([true, false])(
    'writes emails to private files, and logs their links if the settings allow it: %s',
    async (logsLinks) => {
      const folder = mkdtempSync(join(tmpdir(), 'mails-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const made = mailer(folderTransport(join(folder, 'mail'), from), log(), { logsLinks });
      await made.deliver({ ...mail, link: 'https://example.com/?token_hash=1' });
      made.close();

      const [file = ''] = readdirSync(join(folder, 'mail'));
      expect(file).toMatch(/^\d{4}-.*-greeting-[0-9a-f]{8}\.eml$/);
      expect(readFileSync(join(folder, 'mail', file), 'utf8')).toContain('To: ada@example.com');
      expect(statSync(join(folder, 'mail', file)).mode & 0o777).toBe(0o600);
      expect(written.includes('token_hash')).toBe(logsLinks);
      expect(written).toContain(file);
    },
  );

  it('does not log the link from an email sent over SMTP', async () => {
    await sender().deliver({ ...mail, link: 'https://example.com/?token_hash=1' });
    expect(written).toContain('mail sent');
    expect(written).not.toContain('token_hash');
  });
});
