import { type ReceivedMail as Received, testMailServer } from '../mail/test-mail-server.ts';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly raw: string;
  /** The first link with a token in the email. */
  readonly link: URL | undefined;
}

/** A mail server that stores the emails that it receives. */
export interface Mailbox {
  readonly url: string;
  readonly all: readonly ReceivedMail[];
  /** Waits for the next unread email to this address. */
  next(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const server = await testMailServer();
  return {
    url: server.url,
    get all() {
      return server.mails.map(opened);
    },
    next: async (to) => opened(await server.nextMail(to)),
    close: server.close,
  };
}

/** Extracts the subject and the link from a received email. */
function opened({ to: [to = ''], source, content }: Received): ReceivedMail {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source) ?? [];
  const [link] = /https?:\/\/\S*token_hash=[^\s"<>]+/.exec(content) ?? [];
  return { to, subject, raw: source, link: link === undefined ? undefined : new URL(link) };
}
