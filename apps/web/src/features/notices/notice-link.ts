/** A link in an email about changes. It either confirms an email address or unsubscribes it. */
export interface NoticeLink {
  readonly does: 'confirm' | 'stop';
  readonly token: string;
}

/** Parses the link in the URL's hash. Null if the hash contains no such link. */
export function noticeLinkIn(hash: string): NoticeLink | null {
  const [, does, token] = /^#(confirm|stop)=([\w-]{43})$/.exec(hash) ?? [];
  return token && (does === 'confirm' || does === 'stop') ? { does, token } : null;
}
