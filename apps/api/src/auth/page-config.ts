import type { PageConfig } from '@latchkey/contract';
import type { AuthSettings } from './auth-settings.ts';

/** Where the web app finds the accounts, and whether it shows Google's button. */
export function pageConfigOf({ prefix, remote, google }: AuthSettings): PageConfig {
  const [clientId] = google?.clientIds ?? [];
  return {
    auth: remote ? { url: remote.url, apikey: remote.apikey } : { url: prefix },
    ...(google && clientId !== undefined && { google: { clientId, script: google.script } }),
  };
}
