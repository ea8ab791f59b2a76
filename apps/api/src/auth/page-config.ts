import { defaultPageConfig, type PageConfig } from '@latchkey/contract';
import type { AuthSettings } from './settings/auth-settings.ts';

/**
 * Settings for the web app: the URLs of the API and the accounts, and Google's client id.
 *
 * @param apiUrl the origin of the API, if it is on another host than the page; our own account
 *   server is on that host too
 */
export function pageConfigOf(settings: AuthSettings, apiUrl = ''): PageConfig {
  const { prefix, remote, google, autoconfirm } = settings;
  const [clientId] = google?.clientIds ?? [];
  return {
    api: `${apiUrl}${defaultPageConfig.api}`,
    auth: remote
      ? { url: remote.url, apikey: remote.apikey, confirmsEmail: true }
      : { url: `${apiUrl}${prefix}`, ...(!autoconfirm && { confirmsEmail: true }) },
    ...(google && clientId !== undefined && { google: { clientId, script: google.script } }),
  };
}
