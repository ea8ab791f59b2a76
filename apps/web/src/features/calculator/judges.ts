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
import { validationText } from '@/lib/validation-text.ts';
import { text } from './calculator-text.ts';
import { text as extrasText } from './extras-text.ts';
import { text as saleText } from './sale-text.ts';
import type { Judged } from './use-number-box.ts';

function judgedBy<Taken>(schema: ZodMiniType<Taken>, typed: unknown): Judged<Taken> {
  const { data, error } = schema.safeParse(typed);
  return error ? { message: validationText(error.issues[0]?.message) ?? '' } : { taken: data };
}

function clamped(typed: number, lowest: number, highest: number): number {
  return Math.min(Math.max(typed, lowest), highest);
}

/**
 * Clamps an amount that is too low or too high, with a message. An amount with cents is refused: amounts
 * are whole dollars.
 */
function judgeAmount(schema: ZodMiniType<number>, typed: number | null): Judged<number> {
  const judged = judgedBy(schema, typed);
  if (typed === null || judged.taken !== undefined || !Number.isInteger(typed)) return judged;
  const taken = clamped(typed, 1, LARGEST_AMOUNT);
  const words = typed < taken ? text.amountTooLow : text.amountTooHigh;
  return { taken, message: words({ used: money(taken) }) };
}

export function judgePrice(typed: number | null): Judged<number> {
  return judgeAmount(questionAnswers.homePrice, typed);
}

export function judgeDownPayment(typed: number | null): Judged<number> {
  return judgeAmount(questionAnswers.downPayment, typed);
}

/** A rate that is too low or too high counts as the nearest one that is not, and that is said. */
export function judgeInterest(typed: number | null): Judged<Percent> {
  const judged = judgedBy(CalculatorDetails.shape.interestRate, typed);
  if (typed === null || judged.taken !== undefined) return judged;
  const taken = Percent.parse(clamped(typed, 0, HIGHEST_INTEREST_RATE));
  const message = text.rateClamped({ highest: rate(HIGHEST_INTEREST_RATE), used: rate(taken) });
  return { taken, message };
}

/** A yearly rate in percent of the price. An empty box is no rate: the reset is for going back. */
export function judgeLocalRate(typed: number | null): Judged<number> {
  if (typed === null) return { message: text.localRateMissing() };
  const { message } = judgedBy(CalculatorDetails.shape.propertyTax, typed / 100);
  return message === undefined ? { taken: typed } : { message };
}

/** What the home's value changes by a year. */
export function judgeGrowth(typed: number | null): Judged<Percent> {
  if (typed === null) return { message: saleText.growthMissing() };
  const taken = Percent.parse(clamped(typed, -STRONGEST_GROWTH, STRONGEST_GROWTH));
  if (taken === typed) return { taken };
  const limits = { lowest: percent(-STRONGEST_GROWTH), highest: percent(STRONGEST_GROWTH) };
  return { taken, message: saleText.growthClamped({ ...limits, used: percent(taken) }) };
}

/** Something added that is a percentage; an empty box adds nothing. */
function judgeExtraPercent(typed: number | null, highest: number): Judged<Percent> {
  const taken = Percent.parse(clamped(typed ?? 0, 0, highest));
  if (taken === (typed ?? 0)) return { taken };
  const message = extrasText.clamped({ highest: percent(highest), used: percent(taken) });
  return { taken, message };
}

export function judgeClosingCosts(typed: number | null): Judged<Percent> {
  return judgeExtraPercent(typed, HIGHEST_CLOSING_COSTS);
}

export function judgePoints(typed: number | null): Judged<Percent> {
  return judgeExtraPercent(typed, HIGHEST_POINTS);
}

/** Whole dollars that the buyer adds. An empty box adds nothing. */
export function judgeExtraDollars(typed: number | null): Judged<number> {
  if (!Number.isInteger(typed ?? 0)) return { message: extrasText.wholeDollars() };
  const taken = clamped(typed ?? 0, 0, LARGEST_EXTRA);
  if (taken === (typed ?? 0)) return { taken };
  const message = extrasText.clamped({ highest: money(LARGEST_EXTRA), used: money(taken) });
  return { taken, message };
}
