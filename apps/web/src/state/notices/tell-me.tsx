import { useSite } from '@/lib/site.ts';
import { TellMeControl } from './tell-me-control.tsx';
import type { Told } from './told.ts';

/** A button that requests emails about changes. Renders nothing if the site sends no emails. */
export function TellMe(told: Told) {
  if (!useSite().config.sendsNotices) return null;
  return <TellMeControl {...told} />;
}
