import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { brand } from './brand.ts';

/** Leads to the marketing site, on this host or another. */
export function useMarketingSite(): () => void {
  const navigate = useNavigate();
  const { marketingSite } = brand;
  return () => {
    if (/^\/(?!\/)/.test(marketingSite)) void navigate(marketingSite, { replace: true });
    else location.replace(marketingSite);
  };
}

/** Sends whoever sees it to the marketing site. */
export function ToMarketingSite() {
  const leave = useMarketingSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once.
  useEffect(leave, []);
  return null;
}
