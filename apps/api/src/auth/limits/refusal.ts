import { AuthRefusal } from '../auth-refusal.ts';
import type { Rule } from './rules.ts';

const SECOND = 1_000;

/** What whoever is over a limit hears: when to come again. */
export function refusalOf({ code, saysHowLong }: Rule, until: Date, now: Date): AuthRefusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND));
  const headers = { 'retry-after': String(seconds) };
  if (!saysHowLong) return new AuthRefusal(code, { headers });
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthRefusal(code, { message, headers });
}
