import { preferredLanguage } from './language.ts';
import { pagePaths, prefixOf } from './web-routes.ts';

/**
 * Where the language switch puts the tag of a language: in a cookie, and in the query of a page's
 * address, which works without a script.
 */
export const LANGUAGE_NAME = 'lang';

/** How long a browser keeps the chosen language, in seconds. */
const A_YEAR = 31_536_000;

/** What a request for a page says about languages. */
interface PageRequest {
  readonly path: string;
  /** The language in its query. */
  readonly asked?: string | null;
  /** The `Cookie` header. */
  readonly cookie?: string | undefined;
  /** The `Accept-Language` header. */
  readonly accepted?: string | undefined;
}

/**
 * The language to show a page in. The page's path decides; else what the visitor asked for last;
 * else what the browser prefers. The operator's pages are in English.
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
 * The cookie that keeps a language, as a `Set-Cookie` header or `document.cookie` takes it. The web
 * app's script may read it.
 */
export function languageCookie(language: string, isSecure: boolean): string {
  const cookie = `${LANGUAGE_NAME}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
