import { useOutside } from './use-outside.ts';

/** Returns today's date in the visitor's time zone, in the format 2026-11-21. */
export function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/**
 * Returns today's date in UTC for the server's HTML, because the server does not know the visitor's
 * time zone.
 */
function serverToday(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Hook that returns today's date. */
export function useToday(): string {
  return useOutside(today, serverToday);
}
