import type { PageConfig } from '@latchkey/contract';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { PageDocument } from './page-document.ts';

/**
 * Returns the security headers for a page. They allow the page's inline elements, and calls to an
 * API and an account service on other hosts. They also allow the resources of Google's button,
 * which opens a popup that sends messages to the page.
 *
 * @see
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
export function pageHeaders(
  { api, auth, google }: Pick<PageConfig, 'api' | 'auth' | 'google'>,
  { scripts, styles }: Pick<PageDocument, 'scripts' | 'styles'> = { scripts: [], styles: [] },
): Record<string, string> {
  // A service whose URL is only a path is on the page's own host.
  const services = [api, auth.url].map((address) => URL.parse(address)?.origin ?? '');
  const button = google ? new URL('.', google.script).href : '';
  const policy = contentSecurityPolicy({
    'script-src': [...scripts, google?.script].filter(Boolean).join(' '),
    'style-src': [...styles, button && `${button}style`].filter(Boolean).join(' '),
    'connect-src': [...new Set([...services, button])].filter(Boolean).join(' '),
    'frame-src': button,
  });
  return {
    'content-security-policy': policy,
    ...(google ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}
