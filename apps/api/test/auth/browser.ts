import { AuthClient } from '@supabase/auth-js';

/** The published client, as it runs in one browser. */
export type Browser = InstanceType<typeof AuthClient>;
export type BrowserOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

let browsers = 0;

/** Opens a new browser with empty storage. The browser stores and sends cookies. */
export function openBrowser(url: string, options: BrowserOptions = {}): Browser {
  browsers += 1;
  const items = new Map<string, string>();
  return new AuthClient({
    url,
    headers: { apikey: 'public', Authorization: 'Bearer public' },
    // Clients with the same key share state within a process. Real browsers do not share state.
    storageKey: `browser-${browsers}`,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    fetch: keepCookies(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

/** Returns a `fetch` function with a cookie jar for one server. */
function keepCookies(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`);
    if (sent.length > 0) request.headers.set('cookie', sent.join('; '));
    const answer = await fetch(request);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer;
  };
}
