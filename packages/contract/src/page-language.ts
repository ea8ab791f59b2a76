import { preferredLanguage } from './language.ts';
import { pagePaths, prefixOf } from './web-routes.ts';

/**
 * Name of the cookie and of the query parameter in which the language switch stores a language tag.
 * The query parameter works without a script.
 */
export const LANGUAGE_NAME = 'lang';

/** How long a browser keeps the chosen language, in seconds. */
const A_YEAR = 31_536_000;

/** The parts of a page request that decide its language. */
interface PageRequest {
  readonly path: string;
  /** The language in the query. */
  readonly asked?: string | null;
  /** The `Cookie` header. */
  readonly cookie?: string | undefined;
  /** The `Accept-Language` header. */
  readonly accepted?: string | undefined;
}

/**
 * The language to show a page in. It comes from the page's path, then from the visitor's last
 * choice, then from the browser's preference. The operator's pages are in English.
 *
 * @param languages tags of the languages that we have, English first
 */
export function pageLanguage(
  { path, asked, cookie, accepted }: PageRequest,
  [english = 'en', ...others]: readonly string[],
): string {
  if (`${path}/`.startsWith(`${pagePaths.operator}/`)) return english;
  const languages = [english, ...others];
  const [, chosen] = new RegExp(`(?:^|;)\\s*${LANGUAGE_NAME}=([^;]*)`).exec(cookie ?? '') ?? [];
  const decided = [prefixOf(path, others), asked, chosen];
  const known = decided.find((tag) => languages.includes(tag ?? ''));
  return known ?? preferredLanguage(accepted, languages, english);
}

/**
 * The cookie that keeps a language, as text for a `Set-Cookie` header or `document.cookie`. The web
 * app's script can read the cookie.
 */
export function languageCookie(language: string, isSecure: boolean): string {
  const cookie = `${LANGUAGE_NAME}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
