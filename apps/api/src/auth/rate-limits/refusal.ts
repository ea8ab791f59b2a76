import { AuthRefusal } from '../http/auth-refusal.ts';
import type { Rule } from './rules.ts';

const SECOND = 1_000;

/** The answer to a caller over a limit. It says when to try again. */
export function refusalOf({ code, saysHowLong }: Rule, until: Date, now: Date): AuthRefusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND));
  const headers = { 'retry-after': String(seconds) };
  if (!saysHowLong) return new AuthRefusal(code, { headers });
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthRefusal(code, { message, headers });
}
