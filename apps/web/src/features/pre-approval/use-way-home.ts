import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { DASHBOARD } from '@/lib/auth/pages.ts';

/** How long somebody who is signed in sees that the request was sent, in milliseconds. */
const BEFORE_LEAVING = 500;

/** Leads somebody who is signed in to the dashboard, shortly after it is time to go. */
export function useWayHome(isTime: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isTime) return;
    const timer = setTimeout(() => void navigate(DASHBOARD), BEFORE_LEAVING);
    return () => clearTimeout(timer);
  }, [isTime, navigate]);
}
