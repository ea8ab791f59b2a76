import type { User } from '@supabase/auth-js';
import { vi } from 'vitest';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { SESSION_KEY } from '@/lib/auth/session-store.ts';

/** A call to our API, such as `PUT /quotes`. */
export interface ApiCall {
  readonly name: string;
  readonly body: unknown;
}

/** ID of the signed-in account. */
export const account = '00000000-0000-4000-8000-0000000000aa';

/** How long the session lasts, in seconds. */
const AN_HOUR = 3_600;

/**
 * Fakes a browser with a signed-in account, and fakes our API. Call `vi.unstubAllGlobals()` to
 * remove the fakes, because other test files share the modules.
 *
 * @returns the calls that the code has made so far
 */
export function signedInBrowser(
  answer: (call: ApiCall) => Response | Promise<Response>,
): ApiCall[] {
  const user: User = {
    id: account,
    app_metadata: {},
    user_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
  };
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: AN_HOUR,
    expires_at: Math.floor(Date.now() / 1_000) + AN_HOUR,
    user,
  };
  const items = new Map([[SESSION_KEY, JSON.stringify(session)]]);
  vi.stubGlobal('location', new URL('http://localhost'));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const calls: ApiCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const path = address.replace(/^\/api/, '');
    const call = { name: `${method} ${path}`, body: body ? JSON.parse(String(body)) : null };
    calls.push(call);
    return answer(call);
  });
  useAuth.setState({ user, loading: false });
  return calls;
}
