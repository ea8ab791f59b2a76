import * as z from 'zod/mini';
import type { ValidationKey } from '../validation/messages.ts';
import { says } from '../validation/says.ts';

/** Largest amount accepted as an answer, in dollars. */
export const LARGEST_AMOUNT = 1_000_000_000;

/** The messages for rejected amounts. */
export interface AmountMessages {
  readonly required: ValidationKey;
  readonly nonNegative: ValidationKey;
  readonly integer: ValidationKey;
  readonly atLeast1: ValidationKey;
}

/**
 * Returns a schema for whole dollars from 1 to {@link LARGEST_AMOUNT}. The schema uses these
 * messages.
 */
export function wholeDollars(messages: AmountMessages): z.ZodMiniNumber<number> {
  return z
    .number(says(messages.required))
    .check(
      z.nonnegative({ ...says(messages.nonNegative), abort: true }),
      z.multipleOf(1, { ...says(messages.integer), abort: true }),
      z.gte(1, says(messages.atLeast1)),
      z.lte(LARGEST_AMOUNT, says('amountAtMost')),
    );
}
