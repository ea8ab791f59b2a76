import { CONFIRM_EMAIL, RESET_PASSWORD } from './pages.ts';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** What a link of a mail brings: a word to be shown once to the account service, and what for. */
export interface MailLink {
  readonly tokenHash: string | null;
  readonly type: 'recovery' | 'signup';
}

/** The pages to which mails of the account service lead, and where alone it is listened to. */
function isLinked({ pathname }: Pick<Address, 'pathname'>): boolean {
  return pathname === RESET_PASSWORD || pathname === CONFIRM_EMAIL;
}

function hasError(parameters: URLSearchParams): boolean {
  return parameters.has('error') || parameters.has('error_code');
}

/**
 * Whether the address brings a session or says why it brings none. Anywhere else it is not believed:
 * a link must not sign anybody in to an account that is not theirs behind their back.
 */
export function isSessionAddress(address: Pick<Address, 'pathname' | 'hash'>): boolean {
  const parameters = new URLSearchParams(address.hash.slice(1));
  return isLinked(address) && (parameters.has('access_token') || hasError(parameters));
}

/**
 * What the link of a mail brings; null where the address is none. Without a token the link has failed
 * before it came here.
 */
export function mailLinkIn(address: Address): MailLink | null {
  if (!isLinked(address)) return null;
  const type = address.pathname === RESET_PASSWORD ? 'recovery' : 'signup';
  const tokenHash = new URLSearchParams(address.search).get('token_hash');
  if (tokenHash) return { tokenHash, type };
  return hasError(new URLSearchParams(address.hash.slice(1))) ? { tokenHash: null, type } : null;
}
