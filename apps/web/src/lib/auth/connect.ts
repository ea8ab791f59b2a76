import {
  type AuthChangeEvent,
  AuthClient,
  type GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import { logFailure } from '@/lib/log.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { queryClient } from '@/lib/query-client.ts';
import { useAuth } from './auth-state.ts';
import { watchedStore } from './session-end.ts';
import { SESSION_KEY } from './session-store.ts';

/** Makes the page's one client and follows what happens to its session, in other tabs too. */
export function connect(): GoTrueClient {
  const { url, apikey } = pageConfig().auth;
  const client = new AuthClient({
    url: new URL(url, location.origin).href.replace(/\/$/, ''),
    headers: apikey === undefined ? {} : { apikey, Authorization: `Bearer ${apikey}` },
    storageKey: SESSION_KEY,
    storage: watchedStore,
    // The page behind a mail's link asks before it takes a session from the address.
    detectSessionInUrl: false,
  });
  client.onAuthStateChange(follow);
  return client;
}

function follow(event: AuthChangeEvent, session: Session | null): void {
  switch (event) {
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
      if (session) become(session.user);
      break;
    case 'SIGNED_OUT':
      become(null);
      break;
    default:
      break;
  }
}

/** What the server told one person is not shown to the next. The quote in progress stays. */
function become(user: Session['user'] | null): void {
  const before = useAuth.getState().user;
  if (before && before.id !== user?.id) queryClient.clear();
  useAuth.setState({ user });
}

/** Asks the account service who this is. A session that it refuses ends here; an outage ends none. */
export async function fetchUser(client: GoTrueClient): Promise<void> {
  const { data, error } = await client.getUser();
  if (data.user) become(data.user);
  if (!error) return;
  if (isAuthSessionMissingError(error)) become(null);
  else logFailure('The account could not be looked up', error);
  const isRefused = isAuthApiError(error) && [400, 401, 403, 404].includes(error.status);
  if (isRefused) await client.signOut({ scope: 'local' });
}
