import { HIGHEST_GROWTH, LARGEST_EXTRA, Percent } from '@latchkey/domain';
import { percent, wholeMoney } from '@/lib/format.ts';
import { rentOrBuyText as text } from '@/lib/texts.ts';
import type { InputCheck } from '@/ui/use-number-box.ts';

/** Checks the rent, in whole dollars a month. An empty box means no rent. */
export function checkRent(typed: number | null): InputCheck<number | null> {
  if (typed === null) return { accepted: null };
  if (!Number.isInteger(typed) || typed < 0) return { message: text.rentWhole() };
  return typed > LARGEST_EXTRA
    ? { message: text.rentTooHigh({ highest: wholeMoney(LARGEST_EXTRA) }) }
    : { accepted: typed };
}

/**
 * Checks an annual growth rate, in percent. Replaces a rate outside the limits with the nearest
 * limit, and returns a message.
 */
export function checkYearlyGrowth(typed: number | null): InputCheck<Percent> {
  const highest = percent(HIGHEST_GROWTH);
  if (typed === null) return { message: text.growthMissing({ highest }) };
  const accepted = Percent.parse(Math.min(Math.max(typed, 0), HIGHEST_GROWTH));
  if (accepted === typed) return { accepted };
  return { accepted, message: text.growthClamped({ highest, used: percent(accepted) }) };
}
