import { type MatchedProgram, RESULT_YEARS } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';

type Result = NonNullable<MatchedProgram['fiveYear']>;

/** Results are estimates, so they are shown to the nearest hundred dollars. */
const NEAREST = 100;

function hundreds(dollars: number): number {
  return Math.round(dollars / NEAREST) * NEAREST;
}

/**
 * What the buyer keeps after five years, with the result in `<b>`. The words say "may" because the
 * program's lender may ask for a higher rate.
 *
 * @param isPossibleWithout whether the buyer can buy the home without help
 */
export function resultWords(result: Result | null, isPossibleWithout: boolean): string {
  if (!result) return text.resultAsk({ years: RESULT_YEARS });
  if (!isPossibleWithout) return text.resultPossible();
  const [low, high] = [hundreds(result.low), hundreds(result.high)];
  const words = { years: RESULT_YEARS, low: money(Math.abs(low)), high: money(Math.abs(high)) };
  if (low === high) return exactWords(low, words);
  if (low >= 0) return text.resultRange(words);
  return high <= 0 ? text.resultCostRange(words) : text.resultEither(words);
}

function exactWords(dollars: number, { years, low }: { years: number; low: string }): string {
  const words = { years, amount: low };
  if (dollars === 0) return text.resultSame({ years });
  return dollars > 0 ? text.result(words) : text.resultCost(words);
}

/** What a higher rate takes away from the result. Null without a result. */
export function higherRateWords(result: Result | null): string | null {
  if (!result) return null;
  return text.ifRateHigher({ amount: money(hundreds(result.ifRateHigher)) });
}

/** Whether the result is money that the buyer keeps, even at its low end. */
export function isKept(result: Result | null): boolean {
  return result !== null && hundreds(result.low) > 0;
}
