import { defaultPageConfig, type PageConfig } from '@latchkey/contract';
import type { AuthSettings } from './settings/auth-settings.ts';

/**
 * Settings for the web app: the URLs of the API and the account server, and our Google client ID.
 *
 * @param apiUrl origin of the API if it is not on the same host as the page; our own account server
 *   is always on the API's host
 */
export function pageConfigOf(
  settings: AuthSettings,
  apiUrl = '',
): Pick<PageConfig, 'api' | 'auth' | 'google' | 'staffSignIn'> {
  const { prefix, remote, google, oidc, autoconfirm } = settings;
  const [clientId] = google?.clientIds ?? [];
  return {
    api: `${apiUrl}${defaultPageConfig.api}`,
    auth: remote
      ? { url: remote.url, apikey: remote.apikey, confirmsEmail: true }
      : { url: `${apiUrl}${prefix}`, ...(!autoconfirm && { confirmsEmail: true }) },
    ...(google && clientId !== undefined && { google: { clientId, script: google.script } }),
    ...(oidc && { staffSignIn: { name: oidc.name } }),
  };
}
