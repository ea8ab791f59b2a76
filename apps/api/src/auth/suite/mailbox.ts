import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly raw: string;
  /** The first link to the web app or to the account server. */
  readonly link: URL | undefined;
}

/** A mail server that keeps what it gets. */
export interface Mailbox {
  readonly url: string;
  readonly all: readonly ReceivedMail[];
  /** The next mail to this address that was not asked for yet; waits for it. */
  next(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const all: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  const waiting: { to: string; take: (mail: ReceivedMail) => void }[] = [];

  function receive(mail: ReceivedMail): void {
    all.push(mail);
    const reader = waiting.findIndex(({ to }) => to === mail.to);
    if (reader < 0) unread.push(mail);
    else waiting.splice(reader, 1)[0]?.take(mail);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        for (const { address } of envelope.rcptTo) receive(mailOf(address, raw));
        done();
      }, done);
    },
  });
  const { promise: listening, resolve: isListening } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', isListening);
  await listening;
  const bound = server.server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;

  return {
    url: `smtp://127.0.0.1:${port}`,
    all,
    next(to) {
      const mail = unread.findIndex((each) => each.to === to);
      const [found] = mail < 0 ? [] : unread.splice(mail, 1);
      if (found) return Promise.resolve(found);
      return new Promise((take) => waiting.push({ to, take }));
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function mailOf(to: string, raw: string): ReceivedMail {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw) ?? [];
  const [link] = /https?:\/\/\S*token_hash=[^\s"<>]+/.exec(fromQuotedPrintable(raw)) ?? [];
  return { to, subject, raw, link: link === undefined ? undefined : new URL(link) };
}

/** @see RFC 2045, section 6.7 */
function fromQuotedPrintable(encoded: string): string {
  return encoded
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
