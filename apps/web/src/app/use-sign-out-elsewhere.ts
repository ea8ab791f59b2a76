import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { SIGNED_OUT_KEY } from '@/lib/auth/session-store.ts';
import { logFailure } from '@/lib/log.ts';
import { useMarketingSite } from '@/lib/marketing-site.ts';

/**
 * Clears this tab's data when the user signs out in another tab. If the page shows answers,
 * redirects to the marketing site. The account pages redirect on their own.
 */
export function useSignOutElsewhere(): void {
  const { pathname } = useLocation();
  const leave = useMarketingSite();
  const clear = useEffectEvent(() => {
    useAuth.setState({ user: null, pending: null });
    if (pathname.startsWith('/quote')) leave();
    void clearThisTab();
  });
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === SIGNED_OUT_KEY && newValue !== null) clear();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}

async function clearThisTab(): Promise<void> {
  try {
    const { clearTab } = await import('@/state/account/sign-out.ts');
    clearTab();
  } catch (error) {
    logFailure('Could not clear this tab', error);
  }
}
