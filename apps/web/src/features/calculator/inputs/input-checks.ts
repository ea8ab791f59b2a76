import {
  CalculatorDetails,
  HIGHEST_CLOSING_COSTS,
  HIGHEST_INTEREST_RATE,
  HIGHEST_POINTS,
  LARGEST_AMOUNT,
  LARGEST_EXTRA,
  Percent,
  questionAnswers,
  STRONGEST_GROWTH,
} from '@latchkey/domain';
import type { ZodMiniType } from 'zod/mini';
import { money, percent, rate } from '@/lib/format.ts';
import { extrasText, saleText, calculatorText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import type { InputCheck } from '@/ui/use-number-box.ts';

function checkSchema<Value>(schema: ZodMiniType<Value>, typed: unknown): InputCheck<Value> {
  const { data, error } = schema.safeParse(typed);
  return error ? { message: validationText(error.issues[0]?.message) ?? '' } : { accepted: data };
}

function clamped(typed: number, lowest: number, highest: number): number {
  return Math.min(Math.max(typed, lowest), highest);
}

/**
 * Checks an amount in whole dollars. Replaces an amount above the maximum with the maximum, and
 * returns a message. Rejects amounts with cents and amounts below one dollar.
 */
function checkAmount(schema: ZodMiniType<number>, typed: number | null): InputCheck<number> {
  const check = checkSchema(schema, typed);
  const isTooHigh = typed !== null && Number.isInteger(typed) && typed > LARGEST_AMOUNT;
  if (!isTooHigh) return check;
  return { accepted: LARGEST_AMOUNT, message: text.amountTooHigh({ used: money(LARGEST_AMOUNT) }) };
}

export function checkPrice(typed: number | null): InputCheck<number> {
  return checkAmount(questionAnswers.homePrice, typed);
}

export function checkDownPayment(typed: number | null): InputCheck<number> {
  return checkAmount(questionAnswers.downPayment, typed);
}

/**
 * Checks a rate. Replaces a rate outside the limits with the nearest limit and returns a message.
 */
export function checkInterest(typed: number | null): InputCheck<Percent> {
  const check = checkSchema(CalculatorDetails.shape.interestRate, typed);
  if (typed === null || check.accepted !== undefined) return check;
  const accepted = Percent.parse(clamped(typed, 0, HIGHEST_INTEREST_RATE));
  const message = text.rateClamped({ highest: rate(HIGHEST_INTEREST_RATE), used: rate(accepted) });
  return { accepted, message };
}

/**
 * Checks an annual rate, as a percentage of the price. Rejects an empty box, because a separate
 * button restores the default.
 */
export function checkLocalRate(typed: number | null): InputCheck<number> {
  if (typed === null) return { message: text.localRateMissing() };
  const { message } = checkSchema(CalculatorDetails.shape.propertyTax, typed / 100);
  return message === undefined ? { accepted: typed } : { message };
}

/** Checks the annual change in the home's value, in percent. */
export function checkGrowth(typed: number | null): InputCheck<Percent> {
  if (typed === null) return { message: saleText.growthMissing() };
  const accepted = Percent.parse(clamped(typed, -STRONGEST_GROWTH, STRONGEST_GROWTH));
  if (accepted === typed) return { accepted };
  const limits = { lowest: percent(-STRONGEST_GROWTH), highest: percent(STRONGEST_GROWTH) };
  return { accepted, message: saleText.growthClamped({ ...limits, used: percent(accepted) }) };
}

/** Checks a percentage that the buyer adds. An empty box means 0. */
function checkExtraPercent(typed: number | null, highest: number): InputCheck<Percent> {
  const accepted = Percent.parse(clamped(typed ?? 0, 0, highest));
  if (accepted === (typed ?? 0)) return { accepted };
  const message = extrasText.clamped({ highest: percent(highest), used: percent(accepted) });
  return { accepted, message };
}

export function checkClosingCosts(typed: number | null): InputCheck<Percent> {
  return checkExtraPercent(typed, HIGHEST_CLOSING_COSTS);
}

export function checkPoints(typed: number | null): InputCheck<Percent> {
  return checkExtraPercent(typed, HIGHEST_POINTS);
}

/** Checks the annual rate of the line of credit. For an empty box, the site's rate applies. */
export function checkLineRate(typed: number | null): InputCheck<Percent | null> {
  return typed === null ? { accepted: null } : checkInterest(typed);
}

/** Checks an amount in whole dollars. Returns null for an empty box, so that a default applies. */
export function checkOptionalDollars(typed: number | null): InputCheck<number | null> {
  return typed === null ? { accepted: null } : checkExtraDollars(typed);
}

/** Checks an amount in whole dollars that the buyer adds. An empty box means 0. */
export function checkExtraDollars(typed: number | null): InputCheck<number> {
  return checkWholeDollars(typed, LARGEST_EXTRA);
}

/** Checks the buyer's cash, in whole dollars. An empty box means 0. */
export function checkCash(typed: number | null): InputCheck<number> {
  return checkWholeDollars(typed, LARGEST_AMOUNT);
}

function checkWholeDollars(typed: number | null, highest: number): InputCheck<number> {
  const dollars = typed ?? 0;
  if (!Number.isInteger(dollars)) return { message: extrasText.wholeDollars() };
  const accepted = clamped(dollars, 0, highest);
  if (accepted === dollars) return { accepted };
  const message = extrasText.clamped({ highest: money(highest), used: money(accepted) });
  return { accepted, message };
}
