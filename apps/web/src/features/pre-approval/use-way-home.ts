import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { DASHBOARD } from '@/state/account/pages.ts';

/** How long a signed-in user sees the confirmation before the redirect. */
const REDIRECT_DELAY_MS = 500;

/** Redirects a signed-in user to the dashboard shortly after the request is sent. */
export function useWayHome(isTime: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isTime) return;
    const timer = setTimeout(() => void navigate(DASHBOARD), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTime, navigate]);
}
