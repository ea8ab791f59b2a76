import { HIGHER_RATE, type MatchedProgram, RESULT_YEARS } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';

type Result = NonNullable<MatchedProgram['fiveYear']>;

/** Results are shown to the nearest multiple of this many dollars, because they are estimates. */
const NEAREST = 100;

function hundreds(dollars: number): number {
  return Math.round(dollars / NEAREST) * NEAREST;
}

/**
 * Returns a sentence about what the buyer keeps after five years, with the result in `<b>`. The
 * sentence says "may", because the program's lender may charge a higher rate.
 *
 * @param isPossibleWithout whether the buyer can buy the home without assistance
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

/**
 * Returns sentences about what the result includes and how much less the buyer keeps at a higher
 * rate. Omits the higher rate if it makes no difference, because there is no loan. Null without a
 * result.
 */
export function resultDetails(result: Result | null): string | null {
  if (!result) return null;
  const counts = text.resultCounts({ years: RESULT_YEARS });
  const less = hundreds(result.ifRateHigher);
  if (less === 0) return counts;
  return `${counts} ${text.ifRateHigher({ points: HIGHER_RATE, amount: money(less) })}`;
}

/** Whether the result is money that the buyer keeps, even at the result's low end. */
export function isKept(result: Result | null): boolean {
  return result !== null && hundreds(result.low) > 0;
}
