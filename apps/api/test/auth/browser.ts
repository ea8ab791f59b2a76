import { AuthClient } from '@supabase/auth-js';

/** The published client, unchanged, as it runs in one browser. */
export type Browser = InstanceType<typeof AuthClient>;
export type BrowserOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

let browsers = 0;

/** A browser with an empty storage and no cookies. It sends back the cookies that it gets. */
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
    fetch: keepCookies(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

/** `fetch` with the cookies of one browser, for one server. */
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
