import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A received email. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The decoded subject, as a reader sees it. */
  readonly subject: string;
  /** The email's header lines and parts, as sent. */
  readonly source: string;
  /** The source after quoted-printable decoding, as a reader sees it. */
  readonly content: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Returns the next email to this address that no test has read yet. */
  nextMail(to: string): Promise<ReceivedMail>;
  /** Rejects the given number of deliveries with a status, and then accepts emails again. */
  refuse(times: number, status: number): void;
  close(): Promise<void>;
}

/** Starts a local mail server that stores the emails it receives. */
export async function testMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const waiting = new Map<string, ((mail: ReceivedMail) => void)[]>();
  const untaken: ReceivedMail[] = [];
  let refusals = { left: 0, status: 0 };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // The server closes a client's idle connections soon, so that they do not delay the end of a
    // test.
    closeTimeout: 50,
    onRcptTo({ address }, _, done) {
      if (refusals.left === 0) return done();
      refusals.left -= 1;
      // Like some real mail servers, this server repeats the address in its message.
      done(Object.assign(new Error(`<${address}> not now`), { responseCode: refusals.status }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        receive({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          subject: subjectOf(source),
          source,
          content: unescaped(source),
        });
        done();
      }, done);
    },
  });
  // A client that is killed resets its connections, which causes errors here.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  function receive(mail: ReceivedMail): void {
    mails.push(mail);
    const taker = mail.to.map((to) => waiting.get(to)?.shift()).find((found) => found);
    if (taker) taker(mail);
    else untaken.push(mail);
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    nextMail(to) {
      const index = untaken.findIndex((mail) => mail.to.includes(to));
      const [kept] = index < 0 ? [] : untaken.splice(index, 1);
      if (kept) return Promise.resolve(kept);
      const { promise, resolve } = Promise.withResolvers<ReceivedMail>();
      waiting.set(to, [...(waiting.get(to) ?? []), resolve]);
      return promise;
    },
    refuse(times, status) {
      refusals = { left: times, status };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Returns the decoded subject. Throws if the subject has a non-ASCII character that is not encoded.
 *
 * @see RFC 2047
 */
function subjectOf(source: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source) ?? [];
  const line = folded.replaceAll(/\r\n(?=[ \t])/g, '').replaceAll(/\?=\s+=\?/g, '?==?');
  if (/[^ -~]/.test(line)) throw new RangeError(`The subject has raw bytes: ${line}`);
  return line.replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, way, text) =>
    way.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : unescaped(text.replaceAll('_', ' ')),
  );
}

/**
 * Decodes text in the quoted-printable encoding.
 *
 * @see RFC 2045, 6.7
 */
function unescaped(source: string): string {
  const bytes = source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
