/** A link in an email about changes: it confirms an address, or ends the emails. */
export interface NoticeLink {
  readonly does: 'confirm' | 'stop';
  readonly token: string;
}

/** The link that opened the page, by the part of its address after the #. Null for anything else. */
export function noticeLinkIn(hash: string): NoticeLink | null {
  const [, does, token] = /^#(confirm|stop)=([\w-]{43})$/.exec(hash) ?? [];
  return token && (does === 'confirm' || does === 'stop') ? { does, token } : null;
}
