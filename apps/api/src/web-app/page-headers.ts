import type { PageConfig } from '@latchkey/contract';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/**
 * What the page may load besides its own host: answers of a hosted account service, and what Google's
 * button is made of, which also opens a window that answers the page.
 *
 * @see https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
export function pageHeaders({ auth, google }: PageConfig): Record<string, string> {
  const accounts = URL.parse(auth.url)?.origin ?? '';
  const button = google ? new URL('.', google.script).href : '';
  const policy = contentSecurityPolicy({
    'script-src': google?.script ?? '',
    'style-src': button && `${button}style`,
    'connect-src': [accounts, button].filter(Boolean).join(' '),
    'frame-src': button,
  });
  return {
    'content-security-policy': policy,
    ...(google ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}
