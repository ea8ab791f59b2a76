import type { PageConfig } from '@latchkey/contract';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/**
 * What the page may load from other hosts: answers of an API or an account service there, and what
 * Google's button is made of, which also opens a window that answers the page.
 *
 * @see https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
export function pageHeaders({ api, auth, google }: PageConfig): Record<string, string> {
  // A path has no origin: it is on the page's own host.
  const services = [api, auth.url].map((address) => URL.parse(address)?.origin ?? '');
  const button = google ? new URL('.', google.script).href : '';
  const policy = contentSecurityPolicy({
    'script-src': google?.script ?? '',
    'style-src': button && `${button}style`,
    'connect-src': [...new Set([...services, button])].filter(Boolean).join(' '),
    'frame-src': button,
  });
  return {
    'content-security-policy': policy,
    ...(google ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}
