import { preferredLanguage } from './language.ts';
import { pagePaths, prefixOf } from './web-routes.ts';

/**
 * Name of the cookie and of the query parameter for the language that a visitor chooses. The query
 * parameter also works without JavaScript.
 */
export const LANGUAGE_NAME = 'lang';

/** How long the browser remembers the chosen language, in seconds. */
const A_YEAR = 31_536_000;

/** The properties of a page request that determine the page's language. */
interface PageRequest {
  readonly path: string;
  /** The value of the language parameter in the query string. */
  readonly asked?: string | null;
  /** The value of the `Cookie` header. */
  readonly cookie?: string | undefined;
  /** The value of the `Accept-Language` header. */
  readonly accepted?: string | undefined;
}

/**
 * Returns the language of a page. The language in the page's path has priority, then the visitor's
 * last choice, then the browser's preference. The pages for our team are always in English.
 *
 * @param languages tags of the available languages, English first
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
 * Returns a cookie that stores a language, as text for a `Set-Cookie` header or for
 * `document.cookie`. Scripts on the page can read this cookie.
 */
export function languageCookie(language: string, isSecure: boolean): string {
  const cookie = `${LANGUAGE_NAME}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
