/** A link in an email about changes. It confirms an address or stops the emails. */
export interface NoticeLink {
  readonly does: 'confirm' | 'stop';
  readonly token: string;
}

/** The link that opened the page, parsed from the URL's hash. Null for anything else. */
export function noticeLinkIn(hash: string): NoticeLink | null {
  const [, does, token] = /^#(confirm|stop)=([\w-]{43})$/.exec(hash) ?? [];
  return token && (does === 'confirm' || does === 'stop') ? { does, token } : null;
}
