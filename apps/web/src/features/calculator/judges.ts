import {
  CalculatorDetails,
  HIGHEST_INTEREST_RATE,
  Percent,
  questionAnswers,
} from '@latchkey/domain';
import type { ZodMiniType } from 'zod/mini';
import { rate } from '@/lib/format.ts';
import { validationText } from '@/lib/validation-text.ts';
import { text } from './calculator-text.ts';
import type { Judged } from './use-number-box.ts';

function judgedBy<Taken>(schema: ZodMiniType<Taken>, typed: unknown): Judged<Taken> {
  const { data, error } = schema.safeParse(typed);
  return error ? { message: validationText(error.issues[0]?.message) ?? '' } : { taken: data };
}

export function judgePrice(typed: number | null): Judged<number> {
  return judgedBy(questionAnswers.homePrice, typed);
}

export function judgeDownPayment(typed: number | null): Judged<number> {
  return judgedBy(questionAnswers.downPayment, typed);
}

/** A rate that is too low or too high counts as the nearest one that is not, and that is said. */
export function judgeInterest(typed: number | null): Judged<Percent> {
  const judged = judgedBy(CalculatorDetails.shape.interestRate, typed);
  if (typed === null || judged.taken !== undefined) return judged;
  const taken = Percent.parse(Math.min(Math.max(typed, 0), HIGHEST_INTEREST_RATE));
  const message = text.rateClamped({ highest: rate(HIGHEST_INTEREST_RATE), used: rate(taken) });
  return { taken, message };
}

/** A yearly rate in percent of the price. An empty box is no rate: the reset is for going back. */
export function judgeLocalRate(typed: number | null): Judged<number> {
  if (typed === null) return { message: text.localRateMissing() };
  const { message } = judgedBy(CalculatorDetails.shape.propertyTax, typed / 100);
  return message === undefined ? { taken: typed } : { message };
}
