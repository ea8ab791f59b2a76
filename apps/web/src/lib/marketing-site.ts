import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressIn } from './language.ts';
import { useSite } from './site.ts';

/** Returns a function that opens the marketing site. That site may be on another host. */
export function useMarketingSite(): () => void {
  const navigate = useNavigate();
  const { marketingSite } = useSite().brand;
  return () => {
    if (/^\/(?!\/)/.test(marketingSite)) void navigate(addressIn(marketingSite), { replace: true });
    else location.replace(marketingSite);
  };
}

/** Component that redirects to the marketing site as soon as it renders. */
export function ToMarketingSite() {
  const leave = useMarketingSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirect only once.
  useEffect(leave, []);
  return null;
}
