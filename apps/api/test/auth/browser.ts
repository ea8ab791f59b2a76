import { AuthClient } from '@supabase/auth-js';

/** The published client, unchanged, as it runs in one browser. */
export type Browser = InstanceType<typeof AuthClient>;
export type BrowserOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

let browsers = 0;

/** A browser with an empty storage of its own. */
export function openBrowser(url: string, options: BrowserOptions = {}): Browser {
  browsers += 1;
  const items = new Map<string, string>();
  return new AuthClient({
    url,
    headers: { apikey: 'public', Authorization: 'Bearer public' },
    // What clients of one key share in a process, browsers would not share.
    storageKey: `browser-${browsers}`,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}
